import { DrizzleQueryError } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { describeError, explainError } from "./describe-error.ts";

describe("describeError", () => {
  it("tells what failed, and where", () => {
    const text = describeError(new TypeError("That is no function"));
    expect(text).toMatch(/^TypeError: That is no function\n\s+at /);
    expect(text).toContain("describe-error.test.ts");
  });

  it("tells what the database said, but no value of the query", () => {
    const cause = Object.assign(new Error('relation "accounts" does not exist'), { code: "42P01" });
    const error = new DrizzleQueryError(
      "select * from accounts where email = $1",
      ["nora@example.org", "token"],
      cause,
    );
    const text = describeError(error);
    expect(text).toContain('Error 42P01: relation "accounts" does not exist');
    expect(text).toMatch(/\n\s+at /);
    for (const secret of ["nora", "token", "select"]) expect(text).not.toContain(secret);
  });

  it("tells no address in full, and no password of a database", () => {
    expect(explainError(new Error("Key (email)=(nora@example.org) exists"))).toBe(
      "Error: Key (email)=(...@example.org) exists",
    );
    expect(explainError(new Error("no host at postgresql://platform:secret@db"))).not.toContain("secret");
    expect(describeError("thrown by nora@example.org")).toBe("thrown by ...@example.org");
  });

  it("tells what is in an error that is none, as the embedded database throws them", () => {
    expect(explainError({ name: "ErrnoError", errno: 54 })).toBe("{ name: 'ErrnoError', errno: 54 }");
    expect(explainError({ text: "nora@example.org" })).not.toContain("nora");
  });

  it("tells why each address of a host has failed", () => {
    const refused = (address: string) =>
      Object.assign(new Error(`connect ECONNREFUSED ${address}`), { code: "ECONNREFUSED" });
    expect(explainError(new AggregateError([refused("::1:5432"), refused("127.0.0.1:5432")]))).toBe(
      "Error ECONNREFUSED: connect ECONNREFUSED ::1:5432; Error ECONNREFUSED: connect ECONNREFUSED 127.0.0.1:5432",
    );
  });
});
