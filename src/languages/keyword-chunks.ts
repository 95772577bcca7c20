/// <reference types="vite/client" />
import type { Analyzer } from "../domain/finding/keyword/analyzer.ts";
import type { NeedWords } from "../domain/finding/needs/need-words.ts";
import type { Locale } from "../domain/locale.ts";

/** The parts that read a language's keywords. */
export interface KeywordLanguage {
  analyzer: Analyzer;
  needWords: NeedWords;
}

const chunks = import.meta.glob<KeywordLanguage>("./*/keyword.ts");

/** For browsers: a chunk a language, so that only the one that is read is loaded. */
export function keywordChunk(locale: Locale): () => Promise<KeywordLanguage> {
  return chunks[`./${locale}/keyword.ts`] as () => Promise<KeywordLanguage>;
}
