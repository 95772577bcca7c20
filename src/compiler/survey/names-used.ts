import { type Locale, locales } from "../../domain/locale.ts";
import type { Content } from "../content.ts";

export interface NameUse {
  locale: Locale;
  name: string;
  templates: number;
}

/** A name that returns more often has readers think that they know the person. */
const mostUses = 4;

/** Names of people who speak in the examples of too many templates. */
export function findWornNames({ templates }: Content, mostTemplates = mostUses): NameUse[] {
  return locales.flatMap((locale) => {
    const times = new Map<string, number>();
    for (const template of templates) {
      if (template.kind !== "inspiration") continue;
      const said = template.words[locale]?.fields.example?.moment?.said ?? [];
      // A role, such as "The facilitator", is no name.
      const names = new Set(said.map(({ by }) => by).filter((by) => /^\p{Lu}\p{Ll}+$/u.test(by)));
      for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
    }
    return [...times]
      .filter(([, count]) => count > mostTemplates)
      .map(([name, count]) => ({ locale, name, templates: count }));
  });
}
