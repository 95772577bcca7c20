import type { Locale } from "../../domain/locale.ts";
import type { Search } from "../../domain/search/search.ts";
import type { LoadFile } from "../../domain/search/search-index.ts";
import { loadChunk } from "../navigation/load-chunk.ts";
import { loadAnalyzer } from "./search/load-analyzer.ts";

/** The code that searches, which comes only when it is first needed. */
export async function loadSearch(locale: Locale, load: LoadFile): Promise<Search> {
  const [{ createSearch }, analyzer] = await Promise.all([
    loadChunk("search", () => import("../../domain/search/search.ts")),
    loadAnalyzer(locale),
  ]);
  return createSearch(load, analyzer);
}
