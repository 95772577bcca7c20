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

  it("takes the spaces around it that browsers take away, and no others", () => {
    expect(parseEmail("\t\n\f\r nora@example.org \r\f\n\t")).toBe("nora@example.org");
    for (const space of ["\u00a0", "\u2009", "\v", "\ufeff"]) {
      expect(parseEmail(`${space}nora@example.org`), encodeURI(space)).toBeUndefined();
      expect(parseEmail(`nora@example.org${space}`), encodeURI(space)).toBeUndefined();
    }
  });
});
