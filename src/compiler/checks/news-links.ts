import { newsPages } from "../../domain/catalogue.ts";
import { suggest } from "../../domain/suggestion.ts";
import { type Connections, referencesOf } from "../connections.ts";
import type { SiteContent } from "../content.ts";
import { type Problem, quote } from "../problem.ts";

/** News leads to a template or a page that exists. */
export function checkNewsLinks({ news }: SiteContent, templates: readonly Connections[]): Problem[] {
  const known = new Set([...newsPages.map((page) => `page:${page}`), ...referencesOf(templates).keys()]);
  return news.flatMap(({ facts }) => {
    const link = facts?.fields.link;
    return facts === undefined || link === undefined || known.has(link)
      ? []
      : [facts.source.problem(["link"], quote(link), suggest(link, [...known], "the key of a template or a page"))];
  });
}
