import { templateOfBlock } from "../../domain/plan/template-of-block.ts";
import { suggest } from "../../domain/suggestion.ts";
import { type Connections, referencesOf } from "../connections.ts";
import { entriesOf, type SiteContent } from "../content.ts";
import { type Problem, quote } from "../problem.ts";
import { findRepeated } from "./repeated-entries.ts";

/** Checks that a plan names situations of the vocabulary, and none twice. */
export function checkReadyPlanSituations({ plans }: SiteContent, known: readonly string[] | undefined): Problem[] {
  if (known === undefined) return [];
  return entriesOf(plans).flatMap(
    ([
      ,
      {
        source,
        fields: { situations = [] },
      },
    ]) => [
      ...findRepeated(source, ["situations"], situations),
      ...situations.flatMap((id, index) => {
        if (known.includes(id)) return [];
        const expected = suggest(id, known, "an id of vocabulary/situations.yaml");
        return [source.problem(["situations", index], quote(id), expected)];
      }),
    ],
  );
}

/** Checks that a plan is made of templates that exist. If a language lacks one of them, the plan is not shown in it. */
export function checkReadyPlanTemplates({ plans }: SiteContent, templates: readonly Connections[]): Problem[] {
  const known = referencesOf(templates);
  return entriesOf(plans).flatMap(([, { source, fields }]) =>
    (fields.blocks ?? []).flatMap((block, index) => {
      const reference = templateOfBlock(block);
      if (!reference || known.has(reference)) return [];
      const [kind, key = ""] = reference.split(":");
      const keys = [...known.values()].filter((each) => each.kind === kind).map((each) => each.key);
      return [source.problem(["blocks", index, "key"], quote(key), suggest(key, keys, "the key of a template"))];
    }),
  );
}
