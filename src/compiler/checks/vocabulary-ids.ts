import { suggest } from "../../domain/suggestion.ts";
import type { VocabularyList } from "../../domain/vocabulary.ts";
import { entriesOf, type SiteContent, type TemplateDraft } from "../content.ts";
import { type FieldPath, type Problem, quote } from "../problem.ts";

/** The ids of each list; none of a list that cannot be read. */
export type VocabularyIds = Partial<Record<VocabularyList, string[]>>;

export function vocabularyIds({ vocabulary }: SiteContent): VocabularyIds {
  return Object.fromEntries(
    entriesOf(vocabulary).flatMap(([list, { source }]) =>
      typeof source.raw === "object" && source.raw !== null ? [[list, Object.keys(source.raw)]] : [],
    ),
  );
}

/** Goals, phases, levels, tags, desks, situations and contexts are those of the vocabulary. */
export function checkVocabularyIds(template: TemplateDraft, ids: VocabularyIds): Problem[] {
  const { facts } = template;
  if (facts === undefined) return [];
  const { source } = facts;
  const { goals, phases, level, tags, desk, situations } = facts.fields;
  const contexts = template.kind === "session" ? template.facts?.fields.contexts : undefined;
  return [
    ...unknownIds("goals", goals, "goals"),
    ...unknownIds("phases", phases, "phases"),
    ...unknownIds("level", level, "levels"),
    ...unknownIds("tags", tags, "tags"),
    ...unknownIds("desk", desk, "desks"),
    ...unknownIds("situations", situations, "situations"),
    ...unknownIds("contexts", contexts, "contexts"),
  ];

  function unknownIds(field: string, written: string | string[] | undefined, list: VocabularyList): Problem[] {
    const known = ids[list];
    if (known === undefined) return [];
    const judge = (id: string, path: FieldPath) => {
      if (known.includes(id)) return [];
      return [source.problem(path, quote(id), suggest(id, known, `an id of vocabulary/${list}.yaml`))];
    };
    if (Array.isArray(written)) return written.flatMap((id, index) => judge(id, [field, index]));
    return written === undefined ? [] : judge(written, [field]);
  }
}
