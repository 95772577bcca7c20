import { entriesOf, type SiteContent } from "../content.ts";
import { type Problem, quote } from "../problem.ts";

/** A group of synonyms names each word once. */
export function checkSynonyms({ synonyms }: SiteContent): Problem[] {
  return entriesOf(synonyms).flatMap(([, { source, fields }]) =>
    Object.entries(fields).flatMap(([group, words = []]) =>
      words.flatMap((word, index) =>
        words.indexOf(word) === index
          ? []
          : [source.problem([Number(group), index], `${quote(word)} a second time`, "write each word once")],
      ),
    ),
  );
}
