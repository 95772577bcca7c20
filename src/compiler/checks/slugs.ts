import { isSlug } from "../../domain/slug.ts";
import type { Connections, FindSource } from "../connections.ts";
import { type Problem, quote } from "../problem.ts";
import { checkTakenTwice } from "./taken-twice.ts";

/** A slug names one template of its kind in its language, and the English one is the template's key. */
export function checkSlugs(templates: readonly Connections[], sourceOf: FindSource): Problem[] {
  const misnamed = templates.flatMap(({ key, slugs: { en } }) =>
    // A folder that must be renamed has been reported.
    en === undefined || en.to === key || !isSlug(key)
      ? []
      : [sourceOf(en.file).problem(en.field, quote(en.to), `write ${key}, the name of the folder`)],
  );
  return [...misnamed, ...checkTakenTwice(templates, sourceOf, { noun: "slug", keyOf: (slug) => slug })];
}
