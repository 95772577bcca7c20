import { describe, expect, it } from "vitest";
import { parseEmail } from "./email.ts";

describe("parseEmail", () => {
  it("takes addresses as long as mail can be sent to, and no longer", () => {
    const ofLength = (length: number) => "@example.org".padStart(length, "nora");
    expect(parseEmail(ofLength(254))).toBe(ofLength(254));
    expect(parseEmail(ofLength(255))).toBeUndefined();
  });

  it("refuses thousands of spaces inside it as fast as any other text", () => {
    const started = performance.now();
    for (let times = 0; times < 10; times += 1) expect(parseEmail(`x${" ".repeat(16_000)}y`)).toBeUndefined();
    expect(performance.now() - started).toBeLessThan(200);
  });

  it("is the same with any space around it, and with what nobody sees anywhere in it", () => {
    expect(parseEmail("\t\n\f\r nora@example.org \r\f\n\t")).toBe("nora@example.org");
    for (const space of ["\u00a0", "\u202f", "\u2009", "\u3000", "\v", "\ufeff", "\u200b"]) {
      expect(parseEmail(`${space}nora@example.org`), encodeURI(space)).toBe("nora@example.org");
      expect(parseEmail(`nora@example.org${space}`), encodeURI(space)).toBe("nora@example.org");
    }
    expect(parseEmail("nora@exam\u200bple.org")).toBe("nora@example.org");
    expect(parseEmail("nora@exam\u00a0ple.org")).toBeUndefined();
  });
});
