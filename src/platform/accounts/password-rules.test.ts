import { dictionary } from "@zxcvbn-ts/language-common";
import { describe, expect, it } from "vitest";
import { findPasswordFlaw as findFlaw, passwordLength } from "./password-rules.ts";

const nora = { email: "nora.lindqvist@example.org", name: "Nora Lindqvist" };
const findPasswordFlaw = (password: string) => findFlaw(password, nora);

describe("findPasswordFlaw", () => {
  it("asks for eight characters, as people count them", () => {
    expect(passwordLength.atLeast).toBe(8);
    expect(findPasswordFlaw("qv8-zKt")).toBe("too-short");
    expect(findPasswordFlaw("qv8-zKtw")).toBeUndefined();
    expect(findPasswordFlaw("🦊🐻🦊🐻🦊🐻🦊")).toBe("too-short");
    expect(findPasswordFlaw("🦊🐻🦊🐻🦊🐻🦊🐻")).toBeUndefined();
  });

  it("takes 64 characters, and many more", () => {
    expect(findPasswordFlaw("a sentence, ".repeat(6).slice(0, 64))).toBeUndefined();
    expect(findPasswordFlaw("xy".repeat(passwordLength.atMost / 2))).toBeUndefined();
    expect(findPasswordFlaw(`${"xy".repeat(passwordLength.atMost / 2)}x`)).toBe("too-long");
  });

  it.each(["lowercaseonly", "8571 4620 93", "UPPER AND SPACE", "éàü ñçø ß", "        x", "密码是一句短短的话"])(
    "asks for no kinds of characters: %s",
    (password) => {
      expect(findPasswordFlaw(password)).toBeUndefined();
    },
  );

  it("refuses each that is common, however its letters are written", () => {
    const common = dictionary["passwords-common"];
    expect(common.filter((password) => !findPasswordFlaw(password))).toEqual([]);
    expect(common.filter((password) => !findPasswordFlaw(password.toUpperCase()))).toEqual([]);
  });

  it("refuses what is common and long enough, in other languages as well", () => {
    const long = dictionary["passwords-common"].filter((password) => password.length >= 8);
    expect(long.length).toBeGreaterThan(10_000);
    expect(long.filter((password) => findPasswordFlaw(password) !== "too-common")).toEqual([]);
    const others = ["motdepasse", "azerty123", "passwort", "wachtwoord", "contrasena"];
    expect(others.filter((password) => findPasswordFlaw(password) !== "too-common")).toEqual([]);
  });

  it.each(["aaaaaaaa", "        ", "🦊".repeat(20)])("refuses one character over and over: %s", (password) => {
    expect(findPasswordFlaw(password)).toBe("too-common");
  });

  it.each(["nora.lindqvist@example.org", "Nora.Lindqvist", "NORA LINDQVIST"])(
    "refuses what is one's own: %s",
    (password) => {
      expect(findPasswordFlaw(password)).toBe("own");
      expect(findPasswordFlaw(`${password}, and more`)).toBeUndefined();
    },
  );
});
