import type { CatalogueOf } from "../../domain/catalogue.ts";
import type { Locale } from "../../domain/locale.ts";
import type { TemplateOutline } from "../../domain/template.ts";

/** The situations that people may be in, in one language. */
export interface SituationOutline {
  id: string;
  name: string;
  slug: string;
  /** Those that help then, best first. */
  templates: TemplateOutline[];
}

/** The situations of a language, in the order of the vocabulary: those that any of its templates helps in. */
export function situationsIn(
  {
    vocabulary,
    inspirations,
    sessions,
  }: Pick<CatalogueOf<TemplateOutline>, "vocabulary" | "inspirations" | "sessions">,
  locale: Locale,
): SituationOutline[] {
  const all = [...inspirations, ...sessions].filter(({ words }) => words[locale]);
  return Object.entries(vocabulary.situations).flatMap(([id, { name, slug }]) => {
    const templates = all.filter(({ facts }) => facts.situations.includes(id)).sort(bestFirst(id));
    return templates.length > 0 ? [{ id, name: name[locale], slug: slug[locale], templates }] : [];
  });
}

/** Those come first that are meant for it before other situations, and of them the newest. */
function bestFirst(situation: string) {
  const isMain = ({ facts }: TemplateOutline) => Number(facts.situations[0] === situation);
  return (a: TemplateOutline, b: TemplateOutline): number =>
    isMain(b) - isMain(a) || b.facts.added.localeCompare(a.facts.added);
}
