import { newsPages } from "../../domain/catalogue.ts";
import { referenceTo } from "../../domain/template.ts";
import type { Content } from "../content.ts";
import { type Problem, quote } from "../problem.ts";
import { suggest } from "../suggestion.ts";

/** News leads to a template or a page that exists. */
export function checkNewsLinks({ news, templates }: Content): Problem[] {
  const known: string[] = [...newsPages.map((page) => `page:${page}`), ...templates.map(referenceTo)];
  return news.flatMap(({ facts }) => {
    const link = facts?.fields.link;
    return facts === undefined || link === undefined || known.includes(link)
      ? []
      : [facts.source.problem(["link"], quote(link), suggest(link, known, "the key of a template or a page"))];
  });
}
