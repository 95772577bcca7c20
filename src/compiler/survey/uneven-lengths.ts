import type { Content } from "../content.ts";
import { groupBy } from "../grouping.ts";
import { count, type Problem } from "../problem.ts";
import { type Text, workOf } from "../texts.ts";

/**
 * Bounds of a text's length, as shares of the median of all languages. Languages differ by less: beyond these bounds,
 * something is missing or was added.
 */
const least = 0.55;
const most = 1.75;

/** The least median that is judged, in characters, because the lengths of short texts differ by chance. */
const longEnough = 60;

/** Fields that may differ in each language: lists with other entries, and names. */
const freeFields: readonly unknown[] = ["alsoKnownAs", "board", "sources", "suggestions", "settings"];

/** Texts that are much shorter or longer than the same text in the other languages. */
export function findUnevenLengths(content: Content): Problem[] {
  return content.templates.flatMap((template) => {
    const byField = groupBy(
      workOf(template).texts.filter(({ field }) => !freeFields.includes(field[0])),
      ({ field }) => field.join("."),
    );
    return [...byField.values()].flatMap(unevenAmong);
  });
}

function unevenAmong(texts: readonly Text[]): Problem[] {
  const lengths = texts.map(({ plain }) => plain.length).sort((a, b) => a - b);
  const median = lengths[Math.floor(lengths.length / 2)] ?? 0;
  if (texts.length < 3 || median < longEnough) return [];
  return texts.flatMap(({ plain, source, field }) => {
    const isUneven = plain.length < median * least || plain.length > median * most;
    return isUneven
      ? [source.problem(field, count(plain.length, "character"), `say as much as the other languages: about ${median}`)]
      : [];
  });
}
