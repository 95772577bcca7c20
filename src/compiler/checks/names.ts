import { locales } from "../../domain/locale.ts";
import { templateKinds } from "../../domain/template.ts";
import type { Connections, FindSource } from "../connections.ts";
import { isPlaceholder } from "../placeholder.ts";
import { type Problem, quote } from "../problem.ts";

/** Two templates of a kind that are called the same cannot be told apart in a list. */
export function checkNames(templates: readonly Connections[], sourceOf: FindSource): Problem[] {
  return templateKinds.flatMap((kind) =>
    locales.flatMap((locale) => {
      const owners = new Map<string, string>();
      return templates.flatMap((template) => {
        const name = template.kind === kind ? template.names[locale] : undefined;
        if (name === undefined || isPlaceholder(name.to)) return [];
        const { file, field, to } = name;
        const key = to.trim().toLowerCase();
        const owner = owners.get(key);
        if (owner === undefined) owners.set(key, file);
        return owner === undefined
          ? []
          : [sourceOf(file).problem(field, quote(to), `write another name: ${owner} has this one`)];
      });
    }),
  );
}
