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

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
}
