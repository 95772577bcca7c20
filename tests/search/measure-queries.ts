import { readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import type { Catalogue } from "../../src/domain/catalogue.ts";
import { rangeOf } from "../../src/domain/group-size.ts";
import type { Locale } from "../../src/domain/locale.ts";
import type { Template, TemplateKind } from "../../src/domain/template.ts";
import { openListings } from "./open-listings.ts";

/** A wanted template must be among this many first results. */
export const firstResults = 3;

/** The share of queries that must find their template. */
export const leastShare = 0.95;

export interface Query {
  locale: Locale;
  kind: TemplateKind;
  keyword: string;
  /** The wanted template or property, as in the table: see `satisfies`. */
  wanted: string;
}

export interface QueryResult extends Query {
  /** The keys of the first results. */
  found: string[];
  isFound: boolean;
}

/** The table of queries beside this file. */
export async function readQueries(): Promise<Query[]> {
  const table: Record<Locale, Record<TemplateKind, Record<string, string[]>>> = parse(
    await readFile(path.join(import.meta.dirname, "queries.yaml"), "utf8"),
  );
  return Object.entries(table).flatMap(([locale, kinds]) =>
    Object.entries(kinds).flatMap(([kind, keys]) =>
      Object.entries(keys).flatMap(([wanted, keywords]) =>
        keywords.map((keyword) => ({ locale: locale as Locale, kind: kind as TemplateKind, keyword, wanted })),
      ),
    ),
  );
}

/** Asks each query of its listing. */
export async function measureQueries(catalogue: Catalogue, queries: readonly Query[]): Promise<QueryResult[]> {
  const ask = openListings(catalogue);
  const results: QueryResult[] = [];
  for (const query of queries) {
    const { cards } = await ask(query.kind, query.locale, query.keyword);
    const found = cards.slice(0, firstResults).map(({ key }) => key);
    const templates = query.kind === "inspiration" ? catalogue.inspirations : catalogue.sessions;
    results.push({ ...query, found, isFound: satisfies(found, query.wanted, templates) });
  }
  return results;
}

/**
 * Wanted is the key of a template, several keys with spaces between, of which one suffices, or a property that all results must
 * have: a tag, a goal, a number of minutes, a maximum of minutes, or a suitable number of people: `tag:retrospective`,
 * `minutes:15`, `at-most:15`, `people:14`.
 */
function satisfies(found: readonly string[], wanted: string, templates: readonly Template[]): boolean {
  if (!wanted.includes(":")) return wanted.split(" ").some((key) => found.includes(key));
  const [what = "", value = ""] = wanted.split(":");
  const isSuch = (key: string) => {
    const facts = templates.find((template) => template.key === key)?.facts;
    if (!facts) return false;
    const { from, to } = rangeOf(facts.group);
    const answers: Record<string, boolean> = {
      tag: facts.tags.includes(value),
      goal: facts.goals.includes(value),
      minutes: facts.minutes === Number(value),
      "at-most": facts.minutes <= Number(value),
      people: from <= Number(value) && Number(value) <= to,
    };
    return answers[what] ?? false;
  };
  return found.length > 0 && found.every(isSuch);
}

/** The share of queries that found their template. */
export function shareOf(results: readonly QueryResult[]): number {
  return results.filter(({ isFound }) => isFound).length / results.length;
}
