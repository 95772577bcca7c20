import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { md5 } from "./md5.ts";

const oracle = (text: string) => createHash("md5").update(text).digest("hex");

describe("md5", () => {
  it("is that of RFC 1321", () => {
    expect(md5("")).toBe("d41d8cd98f00b204e9800998ecf8427e");
    expect(md5("message digest")).toBe("f96b697d7cb7938d525a2f31aaf161d0");
  });

  it("agrees with Node for every length around the ends of blocks", () => {
    for (let length = 0; length < 200; length += 1) {
      const text = "é".repeat(length % 3) + "x".repeat(length);
      expect(md5(text), String(length)).toBe(oracle(text));
    }
  });

  it("agrees with Node for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 500 }), (text) => {
        expect(md5(text)).toBe(oracle(text));
      }),
      { numRuns: 200 },
    );
  });

  it("agrees with Node for as much as a batch may be", () => {
    const text = "a batch of events, and more of them. ".repeat(20_000);
    expect(md5(text)).toBe(oracle(text));
  });
});
