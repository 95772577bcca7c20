import type { InterfaceMessages } from "../compiler/read-interface.ts";
import { type Locale, locales } from "../domain/locale.ts";

/** The interface's strings as far as the pages' titles and descriptions need them. */
export function makeMessages(): Record<Locale, InterfaceMessages> {
  const each = locales.map((locale) => [
    locale,
    {
      home: { title: `Home ${locale}`, pageDescription: "About home" },
      listing: {
        inspirations: `Activities ${locale}`,
        inspirationsPageDescription: "About activities",
        sessions: `Sessions ${locale}`,
        sessionsPageDescription: "About sessions",
      },
      notFound: { title: `Not found ${locale}`, text: "Nothing here" },
    },
  ]);
  return Object.fromEntries(each) as Record<Locale, InterfaceMessages>;
}
