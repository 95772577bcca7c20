import type { Locale } from "../../domain/locale.ts";
import type { TemplateKind } from "../../domain/template.ts";
import { type Chunk, loadChunk } from "./load-chunk.ts";

/** Every slug that exists in a language. */
export type KnownSlugs = Record<TemplateKind, readonly string[]>;

/** Made by the build from the templates: a chunk a language. */
const chunks: Record<Locale, Chunk<{ slugs: KnownSlugs }>> = {
  de: () => import("virtual:slugs/de"),
  en: () => import("virtual:slugs/en"),
  es: () => import("virtual:slugs/es"),
  fr: () => import("virtual:slugs/fr"),
  it: () => import("virtual:slugs/it"),
  nl: () => import("virtual:slugs/nl"),
  pt: () => import("virtual:slugs/pt"),
};

/** Undefined if they cannot be had: then only the server knows which templates exist. */
export function loadSlugs(locale: Locale): Promise<KnownSlugs | undefined> {
  return loadChunk(`slugs ${locale}`, chunks[locale]).then(
    ({ slugs }) => slugs,
    () => undefined,
  );
}
