import type { Locale } from "../../../../domain/locale.ts";
import { loadChunk } from "../../../navigation/load-chunk.ts";
import { loadLanguage } from "../../../navigation/load-language.ts";

/** The code and the words of all ways to take a plan along. */
export type Ways = Awaited<ReturnType<typeof loadWays>>;

export async function loadWays(locale: Locale) {
  const [code, { messages }] = await Promise.all([
    loadChunk("ways to take a plan along", () => import("./ways.ts")),
    loadLanguage(locale, "takeAlong"),
  ]);
  return { code, messages };
}
