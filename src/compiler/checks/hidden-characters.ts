import type { Problem } from "../problem.ts";
import type { Text } from "../texts.ts";

/** Controls and formats, the separators of lines, and the sign for what could not be read; line ends and soft hyphens are in use. */
const hidden = /(?![\n\u00ad])[\p{Cc}\p{Cf}\u2028\u2029\ufffd]/u;

export function hasHiddenCharacters(text: string): boolean {
  return hidden.test(text);
}

/** Nobody sees them in the file, and searches, copies and voices stumble over them. */
export function checkHiddenCharacters(texts: Text[]): Problem[] {
  return texts.flatMap(({ source, field, written }) => {
    const match = hidden.exec(written);
    if (match === null) return [];
    const code = (match[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
    const before = written.slice(Math.max(0, match.index - 15), match.index).trim();
    const place = before === "" ? "at the beginning" : `after '${before}'`;
    return [source.problem(field, `the hidden character U+${code} ${place}`, "remove it")];
  });
}
