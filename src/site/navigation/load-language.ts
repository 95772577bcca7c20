import type { Locale } from "../../domain/locale.ts";
import type { KnownSlugs, Language } from "../language/language.tsx";
import type { Messages } from "../language/messages.generated.ts";
import { type Chunk, loadChunk } from "./load-chunk.ts";

interface LanguagePack {
  messages: Messages;
  slugs: KnownSlugs;
}

/** One chunk a language, made by the build from `content/interface` and the templates' slugs. */
const packs: Record<Locale, Chunk<LanguagePack>> = {
  de: () => import("virtual:language/de"),
  en: () => import("virtual:language/en"),
  es: () => import("virtual:language/es"),
  fr: () => import("virtual:language/fr"),
  it: () => import("virtual:language/it"),
  nl: () => import("virtual:language/nl"),
  pt: () => import("virtual:language/pt"),
};

export async function loadLanguage(locale: Locale): Promise<Language> {
  const { messages, slugs } = await loadChunk(`language ${locale}`, packs[locale]);
  return { locale, messages, slugs };
}
