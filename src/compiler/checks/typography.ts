import { languages } from "../../languages/languages.ts";
import { type Problem, quote } from "../problem.ts";
import { mayBeForeign, type Text } from "../texts.ts";

interface Finding {
  found: string;
  expected: string;
}

/** Reports only certain mistakes, because a rule with exceptions would teach writers to ignore it. */
export function checkTypography(texts: Text[]): Problem[] {
  return texts.flatMap((text) => {
    const wrapping = findWrappingMarks(text);
    const findings = [
      ...findStraightMarks(text),
      ...wrapping,
      ...(wrapping.length > 0 ? [] : findOuterMarks(text)),
      ...findLanguageSlips(text),
    ];
    return findings.map(({ found, expected }) => text.source.problem(text.field, found, expected));
  });
}

function findStraightMarks(text: Text): Finding[] {
  const { plain, locale } = text;
  const mark = /["']/.exec(plain);
  if (mark === null) return [];
  const { outer, inner } = languages[locale].typography.quotes;
  const marks = isSaid(text) ? inner : outer;
  const expected = mark[0] === "'" ? "write ’ (or ‘…’ around a word)" : `write ${marks}`;
  return [{ found: `a straight ${mark[0]} in ${around(plain, mark.index)}`, expected }];
}

const allQuotes = Object.values(languages).flatMap(({ typography: { quotes } }) => [quotes.outer, quotes.inner]);
const opening = allQuotes.map((pair) => pair.at(0)).join("");
const closing = allQuotes.map((pair) => pair.at(-1)).join("");

/** Matches a text in one pair of quotation marks, of any language, since a keyboard may set those of another. */
const wrapped = new RegExp(`^[${opening}][^${opening}]*[${closing}]$`, "u");

/** Finds quotation marks around a whole text. YAML takes them for a part of the text, which is right for quotations only. */
function findWrappingMarks(text: Text): Finding[] {
  const { markup, plain } = text;
  if (markup !== "line" || mayBeForeign(text) || mayBeQuotation(text) || !wrapped.test(plain.trim())) return [];
  const found = `${plain.trim()[0]} around the whole of ${around(plain, 0)}`;
  return [{ found, expected: 'write straight quotes around the text in the file, "like this", or none' }];
}

/** The fields that may be quotations: what somebody says too soon, a note on a board, a line of a summary. */
const quotations = new Set<string | number | undefined>(["trap", "notes", "example"]);

function mayBeQuotation({ field }: Text): boolean {
  return field.some((segment) => quotations.has(segment));
}

/** Finds outer marks within words to say: the page sets them around these words, so quotations within take the inner ones. */
function findOuterMarks(text: Text): Finding[] {
  if (!isSaid(text)) return [];
  const { outer, inner } = languages[text.locale].typography.quotes;
  // A ’ may be an apostrophe.
  const mark = new RegExp(`[${outer.replace(/[…’\s]/gu, "")}]`, "u").exec(text.plain);
  if (mark === null) return [];
  const expected = `write ${inner}: the page sets ${outer} around the words to say`;
  return [{ found: `${mark[0]} in ${around(text.plain, mark.index)}`, expected }];
}

function isSaid({ field }: Text): boolean {
  return field.at(-1) === "say";
}

function findLanguageSlips(text: Text): Finding[] {
  if (mayBeForeign(text)) return [];
  const { hasNarrowSpaces, hasOpeningMarks } = languages[text.locale].typography;
  return [
    ...(hasNarrowSpaces ? findFrenchSpaces(text.plain) : []),
    ...(hasOpeningMarks ? findSpanishOpenings(text.plain) : []),
  ];
}

/**
 * Patterns of missing spaces. They skip times and ratios (8:30), a mark after another (?!) or in brackets, and a text that
 * is only a mark.
 */
const frenchSlips = [
  { pattern: /(?<=[^\u202f\s?!…;:([«])[;!?]|(?<=[\u0020\u00a0])[;:!?]/u, place: "before" },
  { pattern: /(?<=[^\u202f\s?!;:([«])(?<!\d(?=:\d)):(?!\/\/)/u, place: "before" },
  { pattern: /«(?!\u202f)/u, place: "after" },
  { pattern: /(?<!\u202f)»/u, place: "before" },
];

function findFrenchSpaces(plain: string): Finding[] {
  for (const { pattern, place } of frenchSlips) {
    const match = pattern.exec(plain);
    if (match === null) continue;
    const expected = `write a narrow no-break space (U+202F) ${place} ${match[0]}`;
    return [{ found: `${match[0]} without its space in ${around(plain, match.index)}`, expected }];
  }
  return [];
}

const openings: Record<string, string> = { "?": "¿", "!": "¡" };

/** Matches a mark that opens, or one that closes after a word. */
const sentenceMark = /[¿¡]|(?<=[\p{L}\p{N}»”’…)])[?!]/gu;

function findSpanishOpenings(plain: string): Finding[] {
  let isOpen = false;
  for (const { 0: mark, index } of plain.matchAll(sentenceMark)) {
    const opening = openings[mark];
    if (opening !== undefined && !isOpen) {
      const found = `${mark} without ${opening} in ${around(plain, index)}`;
      return [{ found, expected: `write ${opening} where the sentence opens` }];
    }
    isOpen = opening === undefined;
  }
  return [];
}

function around(text: string, index: number): string {
  return quote(text.slice(Math.max(0, index - 15), index + 15).trim());
}
