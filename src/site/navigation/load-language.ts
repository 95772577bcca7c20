import type { Locale } from "../../domain/locale.ts";
import type { ScreenName } from "../../domain/page.ts";
import type { KnownSlugs, Language } from "../language/language.tsx";
import type { Messages } from "../language/messages.generated.ts";
import { type Chunk, loadChunk } from "./load-chunk.ts";

interface LanguagePack {
  /** The groups that every page has. */
  messages: Messages;
  slugs: KnownSlugs;
  screens: Partial<Record<ScreenName, Chunk<{ messages: Partial<Messages> }>>>;
}

/** Made by the build from `content/interface` and the templates' slugs: a chunk a language, and one for each screen of it. */
const packs: Record<Locale, Chunk<LanguagePack>> = {
  de: () => import("virtual:language/de"),
  en: () => import("virtual:language/en"),
  es: () => import("virtual:language/es"),
  fr: () => import("virtual:language/fr"),
  it: () => import("virtual:language/it"),
  nl: () => import("virtual:language/nl"),
  pt: () => import("virtual:language/pt"),
};

const loadPack = (locale: Locale) => loadChunk(`language ${locale}`, packs[locale]);

/** A language as far as one screen needs it. */
export async function loadLanguage(locale: Locale, screen: ScreenName): Promise<Language> {
  const { messages, slugs, screens } = await loadPack(locale);
  const chunk = screens[screen];
  const own = chunk && (await loadChunk(`language ${locale} of ${screen}`, chunk));
  return { locale, slugs, messages: { ...messages, ...own?.messages } };
}

export async function loadSlugs(locale: Locale): Promise<KnownSlugs> {
  return (await loadPack(locale)).slugs;
}
