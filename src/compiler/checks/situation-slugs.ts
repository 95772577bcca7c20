import { locales } from "../../domain/locale.ts";
import type { Situation } from "../../domain/vocabulary.ts";
import type { SiteContent } from "../content.ts";
import { type Problem, quote } from "../problem.ts";

/** A slug names one situation in its language. */
export function checkSituationSlugs({ vocabulary: { situations } }: SiteContent): Problem[] {
  if (!situations) return [];
  const { source, fields } = situations;
  const entries = Object.entries(fields as Record<string, Situation>);
  return locales.flatMap((locale) =>
    entries.flatMap(([id, { slug }], at) => {
      const owner = entries.slice(0, at).find(([, other]) => other.slug[locale] === slug[locale])?.[0];
      return owner === undefined
        ? []
        : [source.problem([id, "slug", locale], quote(slug[locale]), `write another slug: ${owner} has this one`)];
    }),
  );
}
