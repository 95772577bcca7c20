import type { Content } from "../content.ts";
import { groupBy } from "../grouping.ts";
import { count, type FieldPath, type Problem } from "../problem.ts";
import type { SourceFile } from "../source-file.ts";
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

/** Fields that are told in each language's own way: what one says in its first part, another says in its second. */
const wholeFields: readonly unknown[] = ["prerequisites", "debrief", "example", "preparing", "recap"];

/** Texts that are much shorter or longer than the same text in the other languages. */
export function findUnevenLengths(content: Content): Problem[] {
  return content.templates.flatMap((template) => {
    const byField = groupBy(
      workOf(template).texts.filter(({ field }) => !freeFields.includes(field[0])),
      ({ field }) => (wholeFields.includes(field[0]) ? field[0] : field.join(".")),
    );
    return [...byField.values()].flatMap((texts) => unevenAmong(joinByLanguage(texts)));
  });
}

interface Length {
  source: SourceFile;
  field: FieldPath;
  characters: number;
}

/** One length a language, of a text or of all texts of a field. */
function joinByLanguage(texts: readonly Text[]): Length[] {
  return [...groupBy(texts, ({ locale }) => locale).values()].flatMap((written) => {
    const [first, ...others] = written;
    if (!first) return [];
    const characters = written.reduce((sum, { plain }) => sum + plain.length, 0);
    return [{ source: first.source, field: others.length > 0 ? first.field.slice(0, 1) : first.field, characters }];
  });
}

function unevenAmong(lengths: readonly Length[]): Problem[] {
  const sorted = lengths.map(({ characters }) => characters).sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  if (lengths.length < 3 || median < longEnough) return [];
  return lengths.flatMap(({ characters, source, field }) => {
    const isUneven = characters < median * least || characters > median * most;
    return isUneven
      ? [source.problem(field, count(characters, "character"), `say as much as the other languages: about ${median}`)]
      : [];
  });
}
