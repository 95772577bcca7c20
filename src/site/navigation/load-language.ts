import type { Locale } from "../../domain/locale.ts";
import type { SitePart } from "../../domain/message-groups.ts";
import type { Language } from "../language/language.tsx";
import type { Messages } from "../language/messages.generated.ts";
import { type Chunk, loadChunk } from "./load-chunk.ts";

interface LanguagePack {
  /** The groups that every page has. */
  messages: Messages;
  parts: Partial<Record<SitePart, Chunk<{ messages: Partial<Messages> }>>>;
}

/** Made by the build from `content/interface`: a chunk a language, and one for each part of it. */
const packs: Record<Locale, Chunk<LanguagePack>> = {
  de: () => import("virtual:language/de"),
  en: () => import("virtual:language/en"),
  es: () => import("virtual:language/es"),
  fr: () => import("virtual:language/fr"),
  it: () => import("virtual:language/it"),
  nl: () => import("virtual:language/nl"),
  pt: () => import("virtual:language/pt"),
};

/** A language as far as one part of the site needs it. */
export async function loadLanguage(locale: Locale, part: SitePart): Promise<Language> {
  const { messages, parts } = await loadChunk(`language ${locale}`, packs[locale]);
  const chunk = parts[part];
  const own = chunk && (await loadChunk(`language ${locale} of ${part}`, chunk));
  return { locale, messages: { ...messages, ...own?.messages } };
}
