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

  it("takes no notice of capitals", () => {
    expect(findNearest("FR.yaml", ["de.yaml", "en.yaml", "fr.yaml"])).toBe("fr.yaml");
    expect(findNearest("preparationminutes", ["minutes", "preparationMinutes"])).toBe("preparationMinutes");
  });

  it("lists as many words as there are kinds of boards", () => {
    const kinds = Array.from({ length: 48 }, (_, index) => `kind-${index}`);
    expect(suggest("banana", kinds, "a kind")).toBe(`write one of: ${kinds.join(", ")}`);
  });

  it("names no word that is far away", () => {
    expect(findNearest("banana", ["facilitation", "agile"])).toBeUndefined();
  });

  it("does not list more than a writer would read", () => {
    const many = Array.from({ length: 61 }, (_, index) => `template-${index}`);
    expect(suggest("banana", many, "the key of a template")).toBe("write the key of a template that exists");
  });
});
