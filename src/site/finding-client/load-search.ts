import type { Search } from "../../domain/finding/keyword/search.ts";
import type { LoadPart } from "../../domain/finding/keyword/search-index.ts";
import type { Locale } from "../../domain/locale.ts";
import { loadChunk } from "../navigation/load-chunk.ts";
import { loadKeywordLanguage } from "./load-keyword-language.ts";

/** The code that searches, which comes only when it is first needed. */
export async function loadSearch(locale: Locale, load: LoadPart): Promise<Search> {
  const [{ createSearch }, { analyzer }] = await Promise.all([
    loadChunk("search", () => import("../../domain/finding/reading-keywords.ts")),
    loadKeywordLanguage(locale),
  ]);
  return createSearch(load, analyzer);
}
