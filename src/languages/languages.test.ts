import { describe, expect, it } from "vitest";
import { fontCharacters } from "../domain/characters.ts";
import { offeredRanges } from "../domain/finding/offered-ranges.ts";
import { locales } from "../domain/locale.ts";
import { parseRange } from "../domain/number-range.ts";
import { languages } from "./languages.ts";

const files = Object.keys(import.meta.glob("./*/*.ts"));

describe("the languages", () => {
  it("have a folder each, with the files that browsers find by their names", () => {
    const names = ["analyzer", "keyword", "language", "need-words"];
    expect(files.sort()).toEqual(locales.flatMap((locale) => names.map((name) => `./${locale}/${name}.ts`)));
  });

  it("are all the locales, and each is its own", () => {
    expect(Object.keys(languages).sort()).toEqual([...locales].sort());
    expect(new Set(Object.values(languages)).size).toBe(locales.length);
  });

  it("has a name for each, in its own words (R3.3)", () => {
    expect(new Set(Object.values(languages).map(({ name }) => name)).size).toBe(locales.length);
  });
});

describe.each(locales)("%s", (locale) => {
  const { name, territory, smallWords, typography, needWords } = languages[locale];

  it("is a language of its territory, as Intl knows both", () => {
    const own = new Intl.DisplayNames(locale, { type: "language" }).of(locale);
    expect(name.toLowerCase()).toBe(own?.toLowerCase());
    expect(new Intl.DisplayNames(locale, { type: "region", fallback: "none" }).of(territory)).toBeDefined();
  });

  it("counts to twenty, by tens to sixty, and by fives as meetings do", () => {
    const { fromTwo, tens, fives } = needWords.numbers;
    const words = [fromTwo, tens, fives].map((text) => text.split(" "));
    expect(words.map(({ length }) => length)).toEqual([19, 4, 3]);
    expect(new Set(words.flat()).size).toBe(26);
  });

  it("means groups and lengths that a listing can be asked for", () => {
    for (const range of Object.keys(needWords.groups)) expect(offeredRanges.people).toContain(range);
    for (const minutes of Object.keys(needWords.lengths)) expect(parseRange(`1-${minutes}`)).toBeDefined();
  });

  it("quotes with a mark on either side", () => {
    for (const marks of Object.values(typography.quotes)) expect(marks).toMatch(/^\p{P}\u202f?…\u202f?\p{P}$/u);
  });

  it("is written with letters that the site's fonts have", () => {
    const written = [name, smallWords, needWords.numbers.fromTwo, ...Object.values(typography.quotes)].join("");
    expect([...written].filter((letter) => !fontCharacters.includes(letter))).toEqual([]);
  });
});
