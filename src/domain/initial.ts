/** A letter, a digit or a picture. What has none of them shows nothing by itself, such as a mark or a change of direction. */
const shown = /[\p{L}\p{N}\p{S}]/u;

/** The first of a name that a reader sees as one: a letter with its marks, a flag, several people joined in one picture. */
export function initialOf(name: string): string {
  // Firefox has it since 2024.
  const parts = Intl.Segmenter ? Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment) : [...name];
  return (parts.find((part) => shown.test(part)) ?? "").toLocaleUpperCase();
}
