/// <reference types="vite/client" />
import type { Analyzer } from "../domain/finding/keyword/analyzer.ts";
import type { Locale } from "../domain/locale.ts";

type Chunk = () => Promise<{ analyzer: Analyzer }>;

const chunks = import.meta.glob<{ analyzer: Analyzer }>("./*/analyzer.ts");

/** For browsers: a chunk a language, so that only the one that is read is loaded. */
export function analyzerChunk(locale: Locale): Chunk {
  return chunks[`./${locale}/analyzer.ts`] as Chunk;
}
