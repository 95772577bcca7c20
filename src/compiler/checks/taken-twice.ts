import { locales } from "../../domain/locale.ts";
import { templateKinds } from "../../domain/template.ts";
import type { Connections, FindSource, Naming } from "../connections.ts";
import { type Problem, quote } from "../problem.ts";

/** Two templates of a kind have nothing in common in a language that they are told apart by. */
interface Distinction {
  noun: "slug" | "name";
  /** The form in which two values are compared; undefined for values that are not compared. */
  keyOf: (text: string) => string | undefined;
}

export function checkTakenTwice(
  templates: readonly Connections[],
  sourceOf: FindSource,
  { noun, keyOf }: Distinction,
): Problem[] {
  return templateKinds.flatMap((kind) =>
    locales.flatMap((locale) => {
      const owners = new Map<string, string>();
      return templates.flatMap((template) => {
        const naming: Naming | undefined = template.kind === kind ? template[`${noun}s`][locale] : undefined;
        const key = naming && keyOf(naming.to);
        if (key === undefined) return [];
        const { file, field, to } = naming as Naming;
        const owner = owners.get(key);
        if (owner !== undefined)
          return [sourceOf(file).problem(field, quote(to), `write another ${noun}: ${owner} has this one`)];
        owners.set(key, file);
        return [];
      });
    }),
  );
}
