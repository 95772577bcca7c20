import { createContext, useContext } from "react";
import type { Locale } from "../../domain/locale.ts";
import type { TemplateKind } from "../../domain/template.ts";
import type { Messages } from "./messages.generated.ts";

/** Which templates exist in a language, as `encodeSlugs` writes it. */
export type KnownSlugs = Record<TemplateKind, string>;

/** What a page needs of its language: words, and which templates exist in it. */
export interface Language {
  locale: Locale;
  /** The groups that every page has, and those of the page's screen: see `message-groups.ts`. */
  messages: Messages;
  /** Every slug is a route of its own, so that a slug that does not exist is not found at once (R2.3). */
  slugs: KnownSlugs;
}

/** Around every page: see `App`. */
export const LanguageContext = createContext<Language | undefined>(undefined);

const useLanguage = () => useContext(LanguageContext) as Language;

export const useLocale = (): Locale => useLanguage().locale;

/** The interface's strings in the page's language, as functions: `messages.header.home()`. */
export const useMessages = (): Messages => useLanguage().messages;
