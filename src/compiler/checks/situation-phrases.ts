import { suggest } from "../../domain/suggestion.ts";
import { entriesOf, type SiteContent } from "../content.ts";
import { type Problem, quote } from "../problem.ts";
import { findRepeated } from "./repeated-entries.ts";
import { vocabularyIds } from "./vocabulary-ids.ts";

/** Each language has phrases for every situation of the vocabulary and for no other, none twice in a situation. */
export function checkSituationPhrases(content: SiteContent): Problem[] {
  const known = vocabularyIds(content).situations;
  if (known === undefined) return [];
  return entriesOf(content.situationPhrases).flatMap(([, { source, fields }]) => [
    ...known
      .filter((id) => !(id in fields))
      .map((id) => source.problem([], `no phrases for ${quote(id)}`, "write what people type in this situation")),
    ...Object.entries(fields).flatMap(([id, phrases]) =>
      known.includes(id)
        ? findRepeated(source, [id], phrases)
        : [source.problem([id], quote(id), suggest(id, known, "an id of vocabulary/situations.yaml"))],
    ),
  ]);
}
