import { locales } from "../../domain/locale.ts";
import type { Content } from "../content.ts";
import { type Problem, quote } from "../problem.ts";

/** A slug names one template of its kind in its language, and the English one is the template's key. */
export function checkSlugs({ inspirations, sessions }: Content): Problem[] {
  return [inspirations, sessions].flatMap((templates) =>
    locales.flatMap((locale) => {
      const owners = new Map<string, string>();
      const problems: Problem[] = [];
      for (const { key, words } of templates) {
        const file = words[locale];
        const slug = file?.fields.slug;
        if (file === undefined || slug === undefined) continue;
        if (locale === "en" && slug !== key) {
          problems.push(file.source.problem(["slug"], quote(slug), `write ${key}, the name of the folder`));
        }
        const owner = owners.get(slug);
        if (owner === undefined) owners.set(slug, file.source.path);
        else problems.push(file.source.problem(["slug"], quote(slug), `write another slug: ${owner} has this one`));
      }
      return problems;
    }),
  );
}
