import { readFileSync } from "node:fs";
import path from "node:path";
import MessageFormat from "@messageformat/core";
import { parse } from "yaml";
import type { Locale } from "../../src/domain/locale.ts";
import type { Messages } from "../../src/site/language/messages.generated.ts";

const folder = path.resolve(import.meta.dirname, "../../content/interface");
const groups = ["listing", "facets", "sentence", "card", "favourites", "site", "template"] as const;

export type Words = Pick<Messages, (typeof groups)[number]>;

const known = new Map<Locale, Words>();

/** What the interface says in a language, so that a journey can look for it in the page. */
export function wordsIn(locale: Locale): Words {
  const words = known.get(locale) ?? readWords(locale);
  known.set(locale, words);
  return words;
}

function readWords(locale: Locale): Words {
  const texts: Record<string, Record<string, string>> = parse(readFileSync(`${folder}/${locale}.yaml`, "utf8"));
  const format = new MessageFormat(locale);
  const compiled = groups.map((group) => {
    const messages = Object.entries(texts[group] ?? {}).map(([name, text]) => [name, format.compile(text)]);
    return [group, Object.fromEntries(messages)];
  });
  return Object.fromEntries(compiled);
}
