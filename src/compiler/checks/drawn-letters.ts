import { fontCharacters } from "../../domain/characters.ts";
import { type Problem, quote } from "../problem.ts";
import type { Text } from "../texts.ts";
import { hasHiddenCharacters } from "./hidden-characters.ts";

const known = new Set(fontCharacters);

/** Pictures are drawn with the site's own fonts alone: a letter that these lack would leave a gap. */
export function checkDrawnLetters(texts: Text[]): Problem[] {
  return texts.filter(isDrawn).flatMap(({ source, field, written }) => {
    const missing = [...new Set(written)].filter(
      (character) => !known.has(character) && !hasHiddenCharacters(character),
    );
    return missing.length === 0
      ? []
      : [
          source.problem(
            field,
            `${missing.map(quote).join(", ")}, which pictures cannot show`,
            "write it with the letters and signs of the seven languages",
          ),
        ];
  });
}

/** Boards, timelines, and the pictures by which pages are shared. */
function isDrawn({ field }: Text): boolean {
  const [area, , part] = field;
  return area === "name" || area === "promise" || area === "board" || (area === "blocks" && part === "title");
}
