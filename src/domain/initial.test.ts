import { afterEach, describe, expect, it, vi } from "vitest";
import { initialOf } from "./initial.ts";

afterEach(() => vi.unstubAllGlobals());

describe("the initial of a name (R6.2)", () => {
  it.each([
    ["Nora", "N"],
    ["łukasz", "Ł"],
    ["e\u0301milie", "E\u0301"],
    ["שרה", "ש"],
    ["नीता", "नी"],
    ["🇫🇷 Marianne", "🇫🇷"],
    ["👩🏽‍🏫 Ada", "👩🏽‍🏫"],
    ["1️⃣ first", "1️⃣"],
    ["\u202eNora", "N"],
    ["\u2067\u200dNora\u2069", "N"],
    ["(nora)", "N"],
    ["\u0301", ""],
    ["", ""],
  ])("of %j is %j", (name, initial) => expect(initialOf(name)).toBe(initial));

  it("is a whole character where the browser does not tell graphemes apart", () => {
    vi.stubGlobal("Intl", { ...Intl, Segmenter: undefined });
    expect(initialOf("\u202e🌻 Nora")).toBe("🌻");
  });
});
