/**
 * The templates of a listing with their facts, read from their own pages: tests compute the expected results from them in the
 * plainest way, without the site's code for searching and filtering.
 */
import { readdirSync } from "node:fs";
import path from "node:path";
import { fits } from "../../src/domain/finding/best-match.ts";
import { type FacetId, facetIds, isRangeFacet, type TermFacet } from "../../src/domain/finding/facets.ts";
import { cardKeysPart } from "../../src/domain/finding/listing-parts.ts";
import type { ListingQuery } from "../../src/domain/finding/listing-query.ts";
import { rootPart, shardFile } from "../../src/domain/finding/shards.ts";
import { shortestMinutes } from "../../src/domain/fitting/shortest-minutes.ts";
import { rangeOf } from "../../src/domain/group-size.ts";
import type { Locale } from "../../src/domain/locale.ts";
import { formatRange, type NumberRange } from "../../src/domain/number-range.ts";
import type { Card, ListingData, TemplateData } from "../../src/domain/page.ts";
import { homePath, pathOf } from "../../src/domain/route.ts";
import type { Place, TemplateKind } from "../../src/domain/template.ts";
import type { Messages } from "../../src/site/language/messages.generated.ts";
import { rangeText } from "../../src/site/screens/listing/facet-words.ts";
import { builtFolder } from "../built/built-folder.ts";
import { readBuiltFile } from "../built/built-pages.ts";
import { wordsIn } from "./interface-words.ts";
import { readPageFile } from "./page-file.ts";

export interface ListedTemplate {
  key: string;
  url: string;
  name: string;
  /** An ISO date, such as `2025-11-18`. */
  added: string;
  places: TemplateData["places"];
  /** From the shortest form to the length that is written. */
  minutes: NumberRange;
  group: Card["group"];
  /** The main goal is the first one. */
  terms: Record<Exclude<TermFacet, "place">, string[]>;
}

export interface BuiltListing {
  locale: Locale;
  path: string;
  data: ListingData;
  words: Messages;
  /** In the order in which the listing has them. */
  templates: ListedTemplate[];
}

/** A visitor's query; the default order is by best match, which without filters is by date. */
export type Asked = Pick<ListingQuery, "chosen"> & Partial<Pick<ListingQuery, "sort">>;

const known = new Map<string, BuiltListing>();

/** Reads a listing, once, since the built site does not change. */
export function readListing(locale: Locale, kind: TemplateKind = "inspiration"): BuiltListing {
  const name = `${locale} ${kind}`;
  const listing = known.get(name) ?? readFiles(locale, kind);
  known.set(name, listing);
  return listing;
}

function readFiles(locale: Locale, kind: TemplateKind): BuiltListing {
  const address = pathOf({ name: `${kind}s` }, locale);
  const data = readPageFile(address).data as ListingData;
  const folder = `${homePath(locale)}${kind}/`;
  const templates = new Map(
    readdirSync(path.join(builtFolder, "assets/data", folder)).map((slug) => {
      const template = readTemplate(`${folder}${slug}/`);
      return [template.key, template];
    }),
  );
  const keys: string[] = JSON.parse(readBuiltFile(data.files + shardFile(rootPart)).toString())[cardKeysPart];
  return {
    locale,
    path: address,
    data,
    words: wordsIn(locale),
    templates: keys.map((key) => templates.get(key) as ListedTemplate),
  };
}

function readTemplate(url: string): ListedTemplate {
  const data = readPageFile(url).data as TemplateData;
  const { key, name, minutes, group, places, activity } = data;
  const idsOf = (terms: readonly { id: string }[]) => terms.map(({ id }) => id);
  const terms = {
    situation: idsOf(data.situations),
    goal: idsOf(data.goals),
    context: idsOf(data.contexts),
    level: [data.level.id],
    phase: idsOf(data.phases),
    activity: activity ? [activity] : [],
    tag: idsOf(data.tags),
    author: [data.desk.id],
  };
  const shortest = shortestMinutes({ steps: data.parts });
  return { key, url, name, added: data.added.iso, places, minutes: { from: shortest, to: minutes }, group, terms };
}

export function urlOf({ templates }: BuiltListing, key: string): string {
  const template = templates.find((it) => it.key === key);
  if (!template) throw new Error(`There is no template ${key}`);
  return template.url;
}

/** The templates that have at least one chosen value of every facet in use (R2.14). */
export function matching({ templates }: BuiltListing, chosen: ListingQuery["chosen"]): ListedTemplate[] {
  return templates.filter((template) =>
    facetIds.every((facet) => !chosen[facet] || chosen[facet].some((value) => has(template, facet, value))),
  );
}

function has({ terms, places, minutes, group }: ListedTemplate, facet: FacetId, value: string): boolean {
  if (facet === "place") return places[value as Place] !== "no";
  if (!isRangeFacet(facet)) return terms[facet].includes(value);
  const [, from = "", dash, to] = /^(\d+)(-?)(\d*)$/.exec(value) ?? [];
  const least = Number(from);
  const most = to ? Number(to) : dash ? Number.POSITIVE_INFINITY : least;
  if (facet === "minutes") return minutes.from <= most && minutes.to >= least;
  return group === "any" || (group.from <= most && (group.to ?? Number.POSITIVE_INFINITY) >= least);
}

/** The number of results once the value is chosen as well (R2.15). */
export function countWith(
  listing: BuiltListing,
  chosen: ListingQuery["chosen"],
  facet: FacetId,
  value: string,
): number {
  return matching(listing, { ...chosen, [facet]: [...(chosen[facet] ?? []), value] }).length;
}

/** The results of all pages, in the order of the query. */
export function resultsOf(listing: BuiltListing, { chosen, sort }: Asked): ListedTemplate[] {
  const found = matching(listing, chosen);
  if (sort === "date") return found;
  if (sort === undefined || sort === "match") return found.toSorted((a, b) => fitOf(b, chosen) - fitOf(a, chosen));
  if (sort === "name") {
    const { compare } = new Intl.Collator(listing.locale, { numeric: true });
    return found.toSorted((a, b) => compare(a.name, b.name));
  }
  const goals = valuesOf(listing, "goal").map(({ id }) => id);
  const placeOf = ({ terms }: ListedTemplate) => goals.indexOf(terms.goal[0] ?? "");
  return found.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** How well a template is made for what is chosen. */
function fitOf({ terms, places, minutes, group }: ListedTemplate, chosen: ListingQuery["chosen"]): number {
  const lists: Partial<Record<FacetId, string>> = {
    goal: String(terms.goal),
    place: Object.keys(places)
      .filter((place) => places[place as Place] === "as-is")
      .join(),
    minutes: formatRange(minutes),
    people: formatRange(rangeOf(group)),
  };
  return facetIds.reduce((sum, facet) => sum + (fits[facet]?.(lists[facet] ?? "", chosen[facet] ?? []) ?? 0), 0);
}

export function valuesOf({ data }: BuiltListing, facet: FacetId): ListingData["facets"][number]["values"] {
  return data.facets.find(({ id }) => id === facet)?.values ?? [];
}

/** The label of a value in the page. */
export function nameOf(listing: BuiltListing, facet: FacetId, value: string): string {
  if (isRangeFacet(facet)) return rangeText(facet, value, listing.words as Parameters<typeof rangeText>[2]);
  return valuesOf(listing, facet).find(({ id }) => id === value)?.name ?? value;
}

/** A value that some of the templates have and others lack; where there is none, one that all have. */
export function tellingValue(listing: BuiltListing, facet: FacetId): string {
  const values = valuesOf(listing, facet);
  const telling = values.find(({ count }) => count < listing.data.total) ?? values[0];
  if (!telling) throw new Error(`The listing offers no ${facet}`);
  return telling.id;
}

/** A few values of a template, so that all of them together give at least that one, and a goal that it does not have. */
export function valuesOfTemplate(listing: BuiltListing, key: string) {
  const { terms } = listing.templates.find((it) => it.key === key) as ListedTemplate;
  const other = valuesOf(listing, "goal").find(({ id }) => !terms.goal.includes(id))?.id as string;
  return {
    goal: terms.goal[0] as string,
    otherGoal: other,
    level: terms.level[0] as string,
    tag: terms.tag[0] as string,
  };
}

/** A state in which some value of a facet that is open at first would give nothing. */
export function findUseless(listing: BuiltListing): { chosen: [FacetId, string]; useless: [FacetId, string] } {
  for (const { id: goal } of valuesOf(listing, "goal")) {
    for (const facet of ["level", "minutes"] as const) {
      for (const { id } of valuesOf(listing, facet)) {
        if (countWith(listing, { goal: [goal] }, facet, id) === 0)
          return { chosen: ["goal", goal], useless: [facet, id] };
      }
    }
  }
  throw new Error("Every value gives something in every state");
}
