import type { Locale } from "../../domain/locale.ts";
import { type KeywordLanguage, keywordChunk } from "../../languages/keyword-chunks.ts";
import { loadChunk } from "../navigation/load-chunk.ts";

export function loadKeywordLanguage(locale: Locale): Promise<KeywordLanguage> {
  return loadChunk(`search in ${locale}`, keywordChunk(locale));
}
