import { stemmer as stemDutch } from "@orama/stemmers/dutch";
import { stemmer as stemEnglish } from "@orama/stemmers/english";
import { stemmer as stemFrench } from "@orama/stemmers/french";
import { stemmer as stemGerman } from "@orama/stemmers/german";
import { stemmer as stemItalian } from "@orama/stemmers/italian";
import { stemmer as stemPortuguese } from "@orama/stemmers/portuguese";
import { stemmer as stemSpanish } from "@orama/stemmers/spanish";
import type { Locale } from "../../domain/locale.ts";
import type { Analyzer } from "../../domain/search/analyzer.ts";
import { makeAnalyzer as makeGerman } from "../../domain/search/languages/de.ts";
import { makeAnalyzer as makeEnglish } from "../../domain/search/languages/en.ts";
import { makeAnalyzer as makeSpanish } from "../../domain/search/languages/es.ts";
import { makeAnalyzer as makeFrench } from "../../domain/search/languages/fr.ts";
import { makeAnalyzer as makeItalian } from "../../domain/search/languages/it.ts";
import { makeAnalyzer as makeDutch } from "../../domain/search/languages/nl.ts";
import { makeAnalyzer as makePortuguese } from "../../domain/search/languages/pt.ts";

/** The same as in the browser (`src/site/finding/search`), or words would not be found again. */
export const analyzers: Record<Locale, Analyzer> = {
  de: makeGerman(stemGerman),
  en: makeEnglish(stemEnglish),
  es: makeSpanish(stemSpanish),
  fr: makeFrench(stemFrench),
  it: makeItalian(stemItalian),
  nl: makeDutch(stemDutch),
  pt: makePortuguese(stemPortuguese),
};
