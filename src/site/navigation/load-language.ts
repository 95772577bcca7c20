import { languagePacks } from "virtual:languages";
import type { Locale } from "../../domain/locale.ts";
import type { SitePart } from "../../domain/message-groups.ts";
import type { Language } from "../language/language.tsx";
import { loadChunk } from "./load-chunk.ts";

/** A language as far as one part of the site needs it. */
export async function loadLanguage(locale: Locale, part: SitePart): Promise<Language> {
  const { messages, parts } = await loadChunk(`language ${locale}`, languagePacks[locale]);
  const chunk = parts[part];
  const own = chunk && (await loadChunk(`language ${locale} of ${part}`, chunk));
  return { locale, messages: { ...messages, ...own?.messages } };
}
