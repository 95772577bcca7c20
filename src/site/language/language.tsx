import { createContext, useContext } from "react";
import type { Locale } from "../../domain/locale.ts";
import type { Messages } from "./messages.generated.ts";

/** The part of a language that a page needs. */
export interface Language {
  locale: Locale;
  /** The groups that every page has, and those of the page's screen: see `message-groups.ts`. */
  messages: Messages;
}

/** Around every page: see `App`. */
export const LanguageContext = createContext<Language | undefined>(undefined);

const useLanguage = () => useContext(LanguageContext) as Language;

export const useLocale = (): Locale => useLanguage().locale;

/** The interface's strings in the page's language, as functions: `messages.header.home()`. */
export const useMessages = (): Messages => useLanguage().messages;
