import { describe, expect, it } from "vitest";
import { findNearest, suggest } from "./suggestion.ts";

describe("suggest", () => {
  it("names the nearest word and lists what is allowed", () => {
    expect(suggest("facilitaton", ["agile", "facilitation"], "a desk")).toBe(
      "did you mean 'facilitation'? Otherwise write one of: agile, facilitation",
    );
  });

  it("takes two letters in each other's place for one slip, as short words have no other", () => {
    expect(findNearest("tpye", ["type", "title"])).toBe("type");
    expect(findNearest("tga", ["tag", "board"])).toBe("tag");
  });

  it("names no word that is far away", () => {
    expect(findNearest("banana", ["facilitation", "agile"])).toBeUndefined();
  });

  it("does not list more than a writer would read", () => {
    const many = Array.from({ length: 31 }, (_, index) => `template-${index}`);
    expect(suggest("banana", many, "the key of a template")).toBe("write the key of a template that exists");
  });
});
