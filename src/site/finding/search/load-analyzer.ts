import type { Locale } from "../../../domain/locale.ts";
import type { Analyzer } from "../../../domain/search/analyzer.ts";
import { type Chunk, loadChunk } from "../../navigation/load-chunk.ts";

/** One chunk a language, so that only the one that is read is loaded. */
const chunks: Record<Locale, Chunk<{ analyzer: Analyzer }>> = {
  de: () => import("./analyzers/de.ts"),
  en: () => import("./analyzers/en.ts"),
  es: () => import("./analyzers/es.ts"),
  fr: () => import("./analyzers/fr.ts"),
  it: () => import("./analyzers/it.ts"),
  nl: () => import("./analyzers/nl.ts"),
  pt: () => import("./analyzers/pt.ts"),
};

export async function loadAnalyzer(locale: Locale): Promise<Analyzer> {
  const { analyzer } = await loadChunk(`search in ${locale}`, chunks[locale]);
  return analyzer;
}
