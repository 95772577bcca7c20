import { describe, expect, it } from "vitest";
import { parseEmail } from "./email.ts";

describe("parseEmail", () => {
  it("takes addresses as long as mail can be sent to, and no longer", () => {
    const ofLength = (length: number) => "@example.org".padStart(length, "nora");
    expect(parseEmail(ofLength(254))).toBe(ofLength(254));
    expect(parseEmail(ofLength(255))).toBeUndefined();
  });
});
