import { slugLists } from "virtual:slugs";
import type { Locale } from "../../domain/locale.ts";
import type { NamedPage } from "../../domain/route.ts";
import { loadChunk } from "./load-chunk.ts";

/** Every slug that exists in a language, in an order that is the same in all of them: empty where one lacks a template. */
export type KnownSlugs = Record<NamedPage, readonly string[]>;

/** Undefined if they cannot be had: then only the server knows which pages exist. */
export function loadSlugs(locale: Locale): Promise<KnownSlugs | undefined> {
  return loadChunk(`slugs ${locale}`, slugLists[locale]).then(
    ({ slugs }) => slugs,
    () => undefined,
  );
}
