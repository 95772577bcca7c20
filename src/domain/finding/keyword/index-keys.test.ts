import { describe, expect, it } from "vitest";
import { beginningKey, readWordKey, secondLetterKey, strongKey } from "./index-keys.ts";

describe("readWordKey", () => {
  it("reads a word of bodies, a word of names, and a word under its second letter", () => {
    expect(readWordKey("swot")).toEqual({ word: "swot", isStrong: false, isMoved: false });
    expect(readWordKey(strongKey("swot"))).toEqual({ word: "swot", isStrong: true, isMoved: false });
    expect(readWordKey(secondLetterKey("swot"))).toEqual({ word: "swot", isStrong: true, isMoved: true });
  });

  it("finds no word in what stands for many", () => {
    expect(readWordKey(beginningKey("swo"))).toBeUndefined();
  });

  it("sorts a word before the words that it begins", () => {
    const keys = ["swots", strongKey("swot"), "swota", beginningKey("swot"), "swo"];
    expect(keys.sort()).toEqual(["swo", "swot*", "swot+", "swota", "swots"]);
  });
});
