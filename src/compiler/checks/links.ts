import { isLocale } from "../../domain/locale.ts";
import { referenceTo } from "../../domain/template.ts";
import type { Content } from "../content.ts";
import { inspectProse } from "../markdown.ts";
import { type Problem, quote } from "../problem.ts";
import { suggest } from "../suggestion.ts";
import type { Text } from "../texts.ts";

/** Links lead to templates that exist in the text's language, or to an https address. */
export function createLinkCheck({ templates }: Content): (texts: Text[]) => Problem[] {
  const byReference = new Map(templates.map((template) => [referenceTo(template) as string, template]));
  return (texts) =>
    texts
      .filter(({ markup }) => markup === "prose")
      .flatMap(({ source, field, locale, written }) =>
        inspectProse(written).targets.flatMap((target) => {
          if (target.startsWith("https:")) return [];
          if (!/^(inspiration|session):/.test(target)) {
            return [
              source.problem(
                field,
                `a link to ${quote(target)}`,
                "write inspiration:<key>, session:<key> or an https: address",
              ),
            ];
          }
          const linked = byReference.get(target);
          if (linked === undefined) {
            const expected = suggest(target, [...byReference.keys()], "the key of a template");
            return [source.problem(field, `a link to ${quote(target)}`, expected)];
          }
          const leftOut = linked.facts?.fields.withoutLanguages?.filter(isLocale) ?? [];
          return leftOut.includes(locale)
            ? [
                source.problem(
                  field,
                  `a link to ${quote(target)}`,
                  `link to another template: this one is not written in ${locale}`,
                ),
              ]
            : [];
        }),
      );
}
