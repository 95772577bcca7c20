/**
 * A make-believe language for development: every text of the content and of the interface with accents, longer by about a
 * third, and in double brackets. A text on a page without them comes from the code, and cannot be translated.
 */
import type { Token } from "@messageformat/parser";
import { parseMessage } from "../../compiler/messages.ts";
import type { InterfaceMessages } from "../../compiler/read-interface.ts";
import type { Catalogue } from "../../domain/catalogue.ts";
import { type Locale, locales } from "../../domain/locale.ts";
import type { ReadyPlan } from "../../domain/plan/ready-plan.ts";
import type { Template } from "../../domain/template.ts";
import { mapTexts } from "./map-texts.ts";

export const pseudoBrackets = { open: "⟦", close: "⟧" } as const;

/** Letters that the site's fonts have. */
const accents = new Map(
  [..."AÅ CÇ DÐ EÉ IÎ NÑ OØ UÛ YÝ aå cç eé iî nñ oø uû yý".matchAll(/(\w)(.)/gu)].map(([, plain, accented]) => [
    plain,
    accented,
  ]),
);

/** Parts of a text that nobody reads: a link's target, an address, an entity, the placeholder of the brand. */
const untouched = /(\]\([^)]*\)|https?:\/\/\S+|&\w+;|\{\w+\})/;

/** Splits a line into its indent with a list marker, its words, and the spaces at its end. */
const lineParts = /^(\s*(?:[-*+]\s+|\d+[.)]\s+)?)(.*?)(\s*)$/;

/** Changes a line or prose, and leaves its Markdown as it is. */
export function pseudoText(text: string): string {
  return text
    .split("\n")
    .map((line) => {
      const [, start = "", words = "", end = ""] = lineParts.exec(line) ?? [];
      return hasLetters(words) ? `${start}${bracket(lengthen(words))}${end}` : line;
    })
    .join("\n");
}

/** Changes an ICU message, and leaves its arguments and cases as they are. */
export function pseudoMessage(message: string, locale: Locale): string {
  const parsed = parseMessage(message, locale);
  if ("error" in parsed || !hasWords(parsed.tokens)) return message;
  return bracket(write(parsed.tokens, false));
}

export function pseudoMessages(messages: Record<Locale, InterfaceMessages>): Record<Locale, InterfaceMessages> {
  const changed = locales.map((locale) => [
    locale,
    mapTexts(messages[locale], (message) => pseudoMessage(message, locale)),
  ]);
  return Object.fromEntries(changed) as Record<Locale, InterfaceMessages>;
}

export function pseudoCatalogue(catalogue: Catalogue): Catalogue {
  const ofTemplate = <T extends Template>(template: T): T => ({
    ...template,
    words: mapTexts(template.words, pseudoText),
  });
  return {
    vocabulary: mapTexts(catalogue.vocabulary, pseudoText),
    inspirations: catalogue.inspirations.map(ofTemplate),
    sessions: catalogue.sessions.map(ofTemplate),
    news: catalogue.news.map((item) => ({ ...item, words: mapTexts(item.words, pseudoText) })),
    homeBoards: catalogue.homeBoards,
    plans: catalogue.plans.map(pseudoPlan),
    discover: mapTexts(catalogue.discover, pseudoText),
    synonyms: catalogue.synonyms,
    situationPhrases: catalogue.situationPhrases,
    consent: mapTexts(catalogue.consent, pseudoText),
    privacy: mapTexts(catalogue.privacy, pseudoText),
  };
}

function pseudoPlan({ title, sentence, blocks, ...facts }: ReadyPlan): ReadyPlan {
  return {
    ...facts,
    title: mapTexts(title, pseudoText),
    sentence: mapTexts(sentence, pseudoText),
    blocks: blocks.map((block) => {
      if (block.kind !== "own") return block;
      const { note } = block;
      return { ...block, title: mapTexts(block.title, pseudoText), ...(note && { note: mapTexts(note, pseudoText) }) };
    }),
  };
}

function write(tokens: Token[], isInPlural: boolean): string {
  return tokens
    .map((token) => {
      switch (token.type) {
        case "content":
          return escapeMessage(lengthen(token.value), isInPlural);
        case "argument":
          return `{${token.arg}}`;
        case "octothorpe":
          return "#";
        case "function":
          return `{${token.arg}, ${token.key}${token.param ? `,${write(token.param, isInPlural)}` : ""}}`;
        default: {
          const offset = token.pluralOffset ? ` offset:${token.pluralOffset}` : "";
          const isPlural = isInPlural || token.type !== "select";
          const cases = token.cases.map(({ key, tokens: inner }) => {
            const name = token.type !== "select" && /^\d+$/.test(key) ? `=${key}` : key;
            return `${name} {${write(inner, isPlural)}}`;
          });
          return `{${token.arg}, ${token.type},${offset} ${cases.join(" ")}}`;
        }
      }
    })
    .join("");
}

function escapeMessage(text: string, isInPlural: boolean): string {
  return text.replaceAll("'", "''").replace(isInPlural ? /[{}#]/g : /[{}]/g, "'$&'");
}

function hasWords(tokens: Token[]): boolean {
  return tokens.some((token) => {
    if (token.type === "content") return hasLetters(token.value);
    return "cases" in token && token.cases.some((each) => hasWords(each.tokens));
  });
}

function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text);
}

function bracket(text: string): string {
  return pseudoBrackets.open + text + pseudoBrackets.close;
}

/** Lengthens a text by about a third, by doubling its vowels. */
function lengthen(text: string): string {
  return text
    .split(untouched)
    .map((piece, index) => (index % 2 === 1 ? piece : piece.replace(/\p{L}/gu, accentuate)))
    .join("");
}

function accentuate(letter: string): string {
  const accented = accents.get(letter) ?? letter;
  return /[aeiouyàâäáãéèêëíîïóôöõúùûü]/i.test(letter) ? accented + accented.toLocaleLowerCase() : accented;
}
