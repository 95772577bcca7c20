import type { Locale } from "../../domain/locale.ts";
import { languages } from "../../languages/languages.ts";
import { entriesOf, type TemplateDraft } from "../content.ts";
import { groupBy } from "../grouping.ts";
import type { ParsedFile } from "../parse-file.ts";
import { isPlaceholder } from "../placeholder.ts";
import { count, type Problem } from "../problem.ts";
import { shortActivityMinutes } from "../short-activity.ts";
import type { Text, Work } from "../texts.ts";

export interface WordRange {
  from: number;
  to: number;
}

/** The number of words that a language file may have, by the kind of template. */
export interface WordRanges {
  activity: WordRange;
  /** An activity of a quarter of an hour or less. */
  shortActivity: WordRange;
  session: WordRange;
}

export const defaultWordRanges: WordRanges = {
  activity: { from: 450, to: 800 },
  shortActivity: { from: 225, to: 420 },
  session: { from: 600, to: 1000 },
};

/** Fields that are not read as running text: the words of the board, and names that serve the search. */
const uncountedFields: readonly unknown[] = ["board", "alsoKnownAs"];

/** How much longer a file may be where the same thought takes more words. */
const wordyShare = 1.2;

export function checkWordCounts({ template, texts }: Work, ranges: WordRanges): Problem[] {
  if (template === undefined) return [];
  const range = rangeFor(template, ranges);
  if (range === undefined) return [];
  const bySource = groupBy(texts, ({ source }) => source);
  return entriesOf<Locale, ParsedFile<unknown>>(template.words).flatMap(([locale, { source, whole }]) => {
    // A file with a field missing or mistyped would be counted wrongly.
    if (whole === undefined) return [];
    const written = bySource.get(source) ?? [];
    if (written.some((text) => isPlaceholder(text.written))) return [];
    const words = countWordsOf(written);
    const to = languages[locale].isWordy ? Math.round(range.to * wordyShare) : range.to;
    return words >= range.from && words <= to
      ? []
      : [source.problem([], count(words, "word"), `write ${range.from} to ${to}`)];
  });
}

/** How many words a file is said to have, of all that it holds. */
export function countWordsOf(texts: readonly Text[]): number {
  return texts
    .filter(({ field }) => !uncountedFields.includes(field[0]))
    .reduce((sum, { plain }) => sum + countWords(plain), 0);
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}

function rangeFor(template: TemplateDraft, ranges: WordRanges): WordRange | undefined {
  if (template.kind === "session") return ranges.session;
  const minutes = template.facts?.fields.minutes;
  if (minutes === undefined) return undefined;
  return minutes <= shortActivityMinutes ? ranges.shortActivity : ranges.activity;
}
