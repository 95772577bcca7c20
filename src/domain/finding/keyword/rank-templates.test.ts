import { describe, expect, it } from "vitest";
import { type Place, places } from "./index-parts.ts";
import { type FoundPostings, rankTemplates } from "./rank-templates.ts";

function found(positions: Partial<Record<Place, number[]>>, quality = 1): FoundPostings {
  return { postings: places.map((place) => positions[place] ?? []), quality, places: places.length };
}

describe("rankTemplates", () => {
  it("puts the name before its other names, terms and the promise, and these before the body", () => {
    const word = [found({ body: [0, 4], promise: [1], terms: [2], otherNames: [3], name: [4] })];
    expect(rankTemplates([word], 5).ranked).toEqual([4, 3, 2, 1, 0]);
  });

  it("puts a name that is nothing but the word first", () => {
    expect(rankTemplates([[found({ name: [0, 1, 2], wholeName: [1] })]], 3).ranked).toEqual([1, 0, 2]);
  });

  it("takes the beginning of a whole name for less than a foreign name that is typed as it is", () => {
    const word = [found({ otherNames: [0], wholeName: [0] }, 0.7), found({ foreignNames: [1] })];
    expect(rankTemplates([word], 2).ranked).toEqual([1, 0]);
  });

  it("takes the beginning of a whole name for more than one among the words of a name", () => {
    expect(rankTemplates([[found({ otherNames: [0, 1], wholeName: [1] }, 0.7)]], 2).ranked).toEqual([1, 0]);
  });

  it("puts what is written as typed before what is not", () => {
    const word = [found({ name: [0] }, 0.3), found({ name: [1] }, 0.7), found({ name: [2] })];
    expect(rankTemplates([word], 3).ranked).toEqual([2, 1, 0]);
  });

  it("puts what says it in several places before what says it in one of them", () => {
    const word = [found({ terms: [0, 1, 2], promise: [1], body: [1, 2] })];
    expect(rankTemplates([word], 3).ranked).toEqual([1, 2, 0]);
  });

  it("lets no number of lesser places outweigh a better one", () => {
    const word = [found({ terms: [0], foreignNames: [1], promise: [0], body: [0] }), found({ body: [0] }, 0.7)];
    expect(rankTemplates([word], 2).ranked).toEqual([1, 0]);
  });

  it("keeps the order of the listing among equals", () => {
    expect(rankTemplates([[found({ body: [1, 3, 4] })]], 5).ranked).toEqual([1, 3, 4]);
  });

  it("gives only the templates that have all words", () => {
    expect(rankTemplates([[found({ body: [0, 1] })], [found({ body: [1, 2] })]], 3).ranked).toEqual([1]);
  });

  it("gives those with the most words where none has all", () => {
    const words = [[found({ body: [0, 1] })], [found({ body: [1, 2] })], []];
    expect(rankTemplates(words, 3).ranked).toEqual([1]);
  });

  it("counts rarer words more", () => {
    const [common, rare] = [
      [0, 1, 2, 3],
      [0, 1],
    ];
    const words = [[found({ name: [0], body: common.slice(1) })], [found({ name: [1], body: rare.slice(0, 1) })]];
    expect(rankTemplates(words, 10).ranked).toEqual([1, 0]);
  });

  it("counts only the places that a match says", () => {
    expect(rankTemplates([[{ ...found({ name: [0], body: [1] }), places: 1 }]], 2).ranked).toEqual([0]);
  });

  it("leaves out positions that the listing does not have", () => {
    expect(rankTemplates([[found({ name: [1, 7] })]], 2).ranked).toEqual([1]);
  });

  it("finds nothing for no words", () => {
    expect(rankTemplates([], 3).ranked).toEqual([]);
  });
});
