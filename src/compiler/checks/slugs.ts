import { locales } from "../../domain/locale.ts";
import { isSlug } from "../../domain/slug.ts";
import { templateKinds } from "../../domain/template.ts";
import type { Connections, FindSource } from "../connections.ts";
import { type Problem, quote } from "../problem.ts";

/** A slug names one template of its kind in its language, and the English one is the template's key. */
export function checkSlugs(templates: readonly Connections[], sourceOf: FindSource): Problem[] {
  return templateKinds.flatMap((kind) =>
    locales.flatMap((locale) => {
      const owners = new Map<string, string>();
      const problems: Problem[] = [];
      for (const template of templates) {
        const slug = template.kind === kind ? template.slugs[locale] : undefined;
        if (slug === undefined) continue;
        const { file, field, to } = slug;
        // A folder that must be renamed has been reported.
        if (locale === "en" && to !== template.key && isSlug(template.key)) {
          problems.push(sourceOf(file).problem(field, quote(to), `write ${template.key}, the name of the folder`));
        }
        const owner = owners.get(to);
        if (owner === undefined) owners.set(to, file);
        else problems.push(sourceOf(file).problem(field, quote(to), `write another slug: ${owner} has this one`));
      }
      return problems;
    }),
  );
}
