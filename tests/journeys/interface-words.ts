import { readFileSync } from "node:fs";
import path from "node:path";
import MessageFormat from "@messageformat/core";
import { parse } from "yaml";
import type { Locale } from "../../src/domain/locale.ts";
import type { Messages } from "../../src/site/language/messages.generated.ts";

const folder = path.resolve(import.meta.dirname, "../../content/interface");
const known = new Map<Locale, Messages>();

/** The texts of the interface in a language, for finding them in the page. */
export function wordsIn(locale: Locale): Messages {
  const words = known.get(locale) ?? readWords(locale);
  known.set(locale, words);
  return words;
}

function readWords(locale: Locale): Messages {
  const texts: Record<string, Record<string, string>> = parse(readFileSync(`${folder}/${locale}.yaml`, "utf8"));
  const format = new MessageFormat(locale);
  const compiled = Object.entries(texts).map(([group, strings]) => {
    const messages = Object.entries(strings).map(([name, text]) => [name, format.compile(text)]);
    return [group, Object.fromEntries(messages)];
  });
  return Object.fromEntries(compiled);
}
