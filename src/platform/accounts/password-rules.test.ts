import { dictionary } from "@zxcvbn-ts/language-common";
import { describe, expect, it } from "vitest";
import { findPasswordFlaw, passwordLength } from "./password-rules.ts";

describe("findPasswordFlaw", () => {
  it("asks for eight characters, as people count them", () => {
    expect(passwordLength.atLeast).toBe(8);
    expect(findPasswordFlaw("qv8-zKt")).toBe("too-short");
    expect(findPasswordFlaw("qv8-zKtw")).toBeUndefined();
    expect(findPasswordFlaw("🦊".repeat(7))).toBe("too-short");
    expect(findPasswordFlaw("🦊".repeat(8))).toBeUndefined();
  });

  it("takes 64 characters, and many more", () => {
    expect(findPasswordFlaw("a sentence, ".repeat(6).slice(0, 64))).toBeUndefined();
    expect(findPasswordFlaw("x".repeat(passwordLength.atMost))).toBeUndefined();
    expect(findPasswordFlaw("x".repeat(passwordLength.atMost + 1))).toBe("too-long");
  });

  it.each(["lowercaseonly", "8571 4620 93", "UPPER AND SPACE", "éàü ñçø ß", "        x", "密码是一句短短的话"])(
    "asks for no kinds of characters: %s",
    (password) => {
      expect(findPasswordFlaw(password)).toBeUndefined();
    },
  );

  it("refuses each of the 3,000 most common, however its letters are written", () => {
    const common = dictionary["passwords-common"].slice(0, 3_000);
    expect(common.filter((password) => !findPasswordFlaw(password))).toEqual([]);
    expect(common.filter((password) => !findPasswordFlaw(password.toUpperCase()))).toEqual([]);
  });

  it("refuses 3,000 that are long enough", () => {
    const long = dictionary["passwords-common"].filter((password) => password.length >= 8).slice(0, 3_000);
    expect(long.filter((password) => findPasswordFlaw(password) !== "too-common")).toEqual([]);
  });
});
