import type { Locale } from "../../domain/locale.ts";
import type { CommonWords } from "../../domain/template.ts";
import { entriesOf, partsOf, type TemplateDraft } from "../content.ts";
import type { ParsedFile } from "../parse-file.ts";
import { count, type Problem } from "../problem.ts";

/** Lists of the words that stand beside a list of the facts have as many entries. */
export function checkMirroredLists(template: TemplateDraft): Problem[] {
  const facts = template.facts?.fields;
  const parts = partsOf(template);
  return entriesOf<Locale, ParsedFile<CommonWords>>(template.words).flatMap(([locale, file]) => {
    const { inclusion, recommendations, sources } = file.fields;
    const mirrored: [string, unknown[] | undefined, unknown[] | undefined][] = [
      [parts.field, parts.facts, parts.wordsIn(locale)],
      ["inclusion", facts?.inclusion, inclusion],
      ["sources", facts?.sources, sources],
      ["recommendations", facts?.recommendations, recommendations],
    ];
    return mirrored.flatMap(([field, inFacts, inWords]) =>
      inFacts === undefined || inWords === undefined || inFacts.length === inWords.length
        ? []
        : [
            file.source.problem(
              [field],
              count(inWords.length, "entry"),
              `write ${inFacts.length}, as many as facts.yaml has`,
            ),
          ],
    );
  });
}
