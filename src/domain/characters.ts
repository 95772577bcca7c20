/**
 * The characters of the site's fonts: Basic Latin, Latin-1, further letters of French and Dutch, and the punctuation of
 * the seven languages.
 */
export const fontCharacters: string = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ..."ŒœŸĲĳẞ–—‘’‚“”„†•…‰‹›€™−×÷→←↑↓·",
  "\u2009",
  "\u200a",
  "\u202f",
].join("");

/** Further Latin letters, which no language of ours has but the names of people do. Their fonts are fetched where such a letter stands. */
export const furtherCharacters: string = [
  ...range(0x100, 0x151),
  ...range(0x154, 0x24f),
  ...range(0x1e00, 0x1eff),
].join("");

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
}
