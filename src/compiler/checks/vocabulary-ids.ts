import { suggest } from "../../domain/suggestion.ts";
import type { VocabularyList } from "../../domain/vocabulary.ts";
import { entriesOf, type SiteContent, type TemplateDraft } from "../content.ts";
import { type FieldPath, type Problem, quote } from "../problem.ts";
import type { SourceFile } from "../source-file.ts";

/** The ids of each list; none of a list that cannot be read. */
export type VocabularyIds = Partial<Record<VocabularyList, string[]>>;

export function vocabularyIds({ vocabulary }: SiteContent): VocabularyIds {
  return Object.fromEntries(
    entriesOf(vocabulary).flatMap(
      ([
        list,
        {
          source: { raw },
        },
      ]) => (typeof raw === "object" && raw !== null ? [[list, Object.keys(raw)]] : []),
    ),
  );
}

/** Goals, phases, levels, tags, desks and contexts are those of the vocabulary. */
export function checkVocabularyIds(template: TemplateDraft, ids: VocabularyIds): Problem[] {
  const { facts } = template;
  if (facts === undefined) return [];
  const { goals, phases, level, tags, desk } = facts.fields;
  const contexts = template.kind === "session" ? template.facts?.fields.contexts : undefined;
  return [
    ...unknownIds(facts.source, "goals", goals, "goals"),
    ...unknownIds(facts.source, "phases", phases, "phases"),
    ...unknownIds(facts.source, "level", level, "levels"),
    ...unknownIds(facts.source, "tags", tags, "tags"),
    ...unknownIds(facts.source, "desk", desk, "desks"),
    ...unknownIds(facts.source, "contexts", contexts, "contexts"),
  ];

  function unknownIds(
    source: SourceFile,
    field: string,
    written: string | string[] | undefined,
    list: VocabularyList,
  ): Problem[] {
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
