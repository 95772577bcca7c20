import { type Locale, locales } from "../../domain/locale.ts";
import { parseContent } from "../content.ts";
import type { Problem } from "../problem.ts";
import { readSiteFiles } from "../read-content.ts";
import { shortActivityMinutes } from "../short-activity.ts";
import { workOf } from "../texts.ts";
import { findClippedSentences } from "./clipped-sentences.ts";
import { countWordsOf } from "./count-words.ts";
import { type SpreadScope, spreadOf, type ValueSpread } from "./filter-spread.ts";
import { type Formula, findFormulas } from "./formulas.ts";
import { findFutureDates } from "./future-dates.ts";
import { findIslands } from "./islands.ts";
import { findWornNames, type NameUse } from "./names-used.ts";
import { findRareSituations } from "./rare-situations.ts";
import { findRepeatedSentences } from "./repeated-sentences.ts";
import { findUnevenLengths } from "./uneven-lengths.ts";

/** Templates whose lengths can be compared. */
export const lengthClasses = ["activity", "short activity", "session"] as const;
export type LengthClass = (typeof lengthClasses)[number];

export interface Survey {
  /** The words of each template, by language and class, in ascending order. */
  words: Record<Locale, Record<LengthClass, number[]>>;
  templates: number;
  /** By language, the templates of which no field is missing or broken. */
  complete: Record<Locale, number>;
  spread: Record<SpreadScope, ValueSpread[]>;
  repeatedSentences: Problem[];
  clippedSentences: Problem[];
  rareSituations: Problem[];
  formulas: Formula[];
  wornNames: NameUse[];
  unevenLengths: Problem[];
  islands: Problem[];
  futureDates: Problem[];
}

/** Reports on the content as a whole, also while it is being written: nothing here keeps the site from being built. `today` is an ISO date. */
export function surveyContent(contentFolder: string, today: string): Survey {
  const content = parseContent(readSiteFiles(contentFolder));
  const words = forEachLocale(() => ({ activity: [], "short activity": [], session: [] }) as Survey["words"][Locale]);
  const complete = forEachLocale(() => 0);
  for (const template of content.templates) {
    const { texts } = workOf(template);
    const isShort = (template.facts?.fields.minutes ?? 0) <= shortActivityMinutes;
    const lengthClass = template.kind === "session" ? "session" : isShort ? "short activity" : "activity";
    for (const locale of locales) {
      if (template.words[locale]?.whole === undefined) continue;
      complete[locale] += 1;
      words[locale][lengthClass].push(countWordsOf(texts.filter((text) => text.locale === locale)));
    }
  }
  for (const classes of Object.values(words)) for (const counts of Object.values(classes)) counts.sort((a, b) => a - b);
  return {
    words,
    templates: content.templates.length,
    complete,
    spread: {
      all: spreadOf(content, "all"),
      inspiration: spreadOf(content, "inspiration"),
      session: spreadOf(content, "session"),
    },
    repeatedSentences: findRepeatedSentences(content),
    clippedSentences: findClippedSentences(content),
    rareSituations: findRareSituations(content),
    formulas: findFormulas(content),
    wornNames: findWornNames(content),
    unevenLengths: findUnevenLengths(content),
    islands: findIslands(content),
    futureDates: findFutureDates(content, today),
  };
}

function forEachLocale<Value>(make: () => Value): Record<Locale, Value> {
  return Object.fromEntries(locales.map((locale) => [locale, make()])) as Record<Locale, Value>;
}
