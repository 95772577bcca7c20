import type { NeedReader } from "../../domain/finding/needs/read-needs.ts";
import type { Locale } from "../../domain/locale.ts";
import { loadChunk } from "../navigation/load-chunk.ts";
import { loadKeywordLanguage } from "./load-keyword-language.ts";

/** What reads the needs of a meeting as they are typed in a language. */
export async function loadNeedReader(locale: Locale): Promise<NeedReader> {
  const [{ NeedReader: Reader }, { needWords, analyzer }] = await Promise.all([
    loadChunk("search", () => import("../../domain/finding/reading-keywords.ts")),
    loadKeywordLanguage(locale),
  ]);
  return new Reader(needWords, analyzer.stopWords);
}
