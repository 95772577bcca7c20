import type { Analyzer } from "../../domain/finding/keyword/analyzer.ts";
import type { Locale } from "../../domain/locale.ts";
import { type Chunk, loadChunk } from "../navigation/load-chunk.ts";

/** One chunk a language, so that only the one that is read is loaded. */
const chunks: Record<Locale, Chunk<{ analyzer: Analyzer }>> = {
  de: () => import("../../languages/de/analyzer.ts"),
  en: () => import("../../languages/en/analyzer.ts"),
  es: () => import("../../languages/es/analyzer.ts"),
  fr: () => import("../../languages/fr/analyzer.ts"),
  it: () => import("../../languages/it/analyzer.ts"),
  nl: () => import("../../languages/nl/analyzer.ts"),
  pt: () => import("../../languages/pt/analyzer.ts"),
};

export async function loadAnalyzer(locale: Locale): Promise<Analyzer> {
  const { analyzer } = await loadChunk(`search in ${locale}`, chunks[locale]);
  return analyzer;
}
