import { type Locale, locales } from "../../domain/locale.ts";
import { languages } from "../../languages/languages.ts";
import { partsOf, type TemplateDraft } from "../content.ts";
import { count, type Problem } from "../problem.ts";

/** The material on site names as many dots for each person as the parts use, since a plan counts the latter. */
export function checkStuckDots(template: TemplateDraft): Problem[] {
  const used = (partsOf(template).facts ?? []).flatMap(({ uses }) => uses.filter(({ item }) => item === "dots"));
  // Those of a group or of all are said in many ways.
  if (used.some(({ per }) => per !== "person")) return [];
  const each = used.reduce((sum, { count: dots }) => sum + dots, 0);
  return locales.flatMap((locale) => {
    const words = template.words[locale];
    const lines = words?.fields.prerequisites?.onSite;
    const named = lines && namedDots(lines.join("\n"), locale);
    if (words === undefined || named === undefined || named === each) return [];
    const expected =
      each === 0
        ? `write where they are stuck in facts.yaml: uses: [{ item: dots, count: ${named}, per: person }]`
        : `write ${each}, as many as each person uses in facts.yaml, or correct these`;
    return [words.source.problem(["prerequisites", "onSite"], named === 0 ? "no dots" : count(named, "dot"), expected)];
  });
}

/** Undefined where the text does not count them; 0 where it names none. */
function namedDots(text: string, locale: Locale): number | undefined {
  const { dots, numbers } = languages[locale];
  const has = (pattern: string) => new RegExp(`(?<![\\p{L}-])(?:${pattern})(?!\\p{L})`, "iu").exec(text);
  if (has(dots.one.source)) return 1;
  if (!has(dots.several.source)) return 0;
  const words = numbers.fromTwo.split(" ");
  // An adjective may stand between the number and the noun.
  const counted = has(`(\\d+|${words.join("|")})\\s+(?:\\p{L}+\\s+)?(?:${dots.several.source})`)?.[1];
  if (counted === undefined) return undefined;
  return Number(counted) || words.indexOf(counted.toLowerCase()) + 2;
}
