import type { Analyzer } from "../../domain/finding/keyword/analyzer.ts";
import type { Locale } from "../../domain/locale.ts";
import { analyzerChunk } from "../../languages/analyzer-chunks.ts";
import { loadChunk } from "../navigation/load-chunk.ts";

export async function loadAnalyzer(locale: Locale): Promise<Analyzer> {
  const { analyzer } = await loadChunk(`search in ${locale}`, analyzerChunk(locale));
  return analyzer;
}
