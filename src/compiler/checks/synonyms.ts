import { entriesOf, type SiteContent } from "../content.ts";
import type { Problem } from "../problem.ts";
import { findRepeated } from "./repeated-entries.ts";

/** A group of synonyms names each word once. */
export function checkSynonyms({ synonyms }: SiteContent): Problem[] {
  return entriesOf(synonyms).flatMap(([, { source, fields }]) =>
    Object.entries(fields).flatMap(([group, words]) => findRepeated(source, [Number(group)], words)),
  );
}
