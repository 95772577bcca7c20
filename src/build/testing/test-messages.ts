import type { InterfaceMessages } from "../../compiler/read-interface.ts";
import { type Locale, locales } from "../../domain/locale.ts";
import { activityTypes, places } from "../../domain/template.ts";

/** The interface's strings as far as the pages' titles and descriptions need them. */
export function makeMessages(): Record<Locale, InterfaceMessages> {
  const each = locales.map((locale) => [
    locale,
    {
      descriptions: {
        home: "About home",
        inspirations: "About activities",
        sessions: "About sessions",
        favourites: "About favourites",
        compare: "About comparing",
        plan: "About plans",
        privacy: "About privacy",
        situation: "About {name}",
      },
      home: { title: `Home ${locale}` },
      directory: {
        inspirations: `Activities ${locale}`,
        sessions: `Sessions ${locale}`,
        all: "By main goal",
        page: "Page {page} of {pages}",
      },
      places: Object.fromEntries(places.map((place) => [place, `${place} in ${locale}`])),
      activities: Object.fromEntries(activityTypes.map((type) => [type, `${type} in ${locale}`])),
      favouritesPage: { title: `Favourites ${locale}` },
      compare: { title: `Compare ${locale}` },
      plan: { title: `Plan ${locale}` },
      privacy: { title: `Privacy ${locale}` },
      notFound: { title: `Not found ${locale}`, text: "Nothing here" },
    },
  ]);
  return Object.fromEntries(each) as Record<Locale, InterfaceMessages>;
}
