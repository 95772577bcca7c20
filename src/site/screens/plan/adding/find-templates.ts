import { firstCardsPart } from "../../../../domain/finding/listing-parts.ts";
import { cleanKeyword, emptyQuery } from "../../../../domain/finding/listing-query.ts";
import type { Needs } from "../../../../domain/finding/needs/read-needs.ts";
import { type Shard, shardFile } from "../../../../domain/finding/shards.ts";
import type { Locale } from "../../../../domain/locale.ts";
import type { Card, FacetData, PlanData } from "../../../../domain/page.ts";
import type { PlanTemplate } from "../../../../domain/plan/plan-template.ts";
import { places, referenceTo, type TemplateKind, templateKinds } from "../../../../domain/template.ts";
import { makeFinder } from "../../../finding-client/finders.ts";
import type { ListingFinder } from "../../../finding-client/listing-finder.ts";
import { loadJson } from "../../../navigation/load-json.ts";
import { planTemplatesOf } from "../plan-view.ts";

/** The level of templates that need no experience. It is named here again, because the code that reads needs comes later. */
const firstLevel: NonNullable<Needs["level"]> = "easy";

/** The facets for what visitors type about a meeting, which is read as filters: see `NeedReader`. */
const facetsOfNeeds: FacetData[] = [
  { id: "people", values: [] },
  { id: "minutes", values: [] },
  { id: "place", values: places.map((id) => ({ id, count: 0 })) },
  { id: "level", values: [{ id: firstLevel, count: 0 }] },
];

/** The most results. The list is short, because a better word helps more than a longer list. */
const most: Record<TemplateKind, number> = { inspiration: 6, session: 2 };

const finders = new Map<string, Promise<ListingFinder>>();

function finderOf({ listings }: PlanData, kind: TemplateKind, locale: Locale): Promise<ListingFinder> {
  const { files, search } = listings[kind];
  const known = finders.get(files + search);
  if (known) return known;
  const made = loadJson<Shard>(files + shardFile(firstCardsPart)).then((shard) => {
    const cards = shard[firstCardsPart] as Card[];
    return makeFinder({ total: cards.length, cards, facets: facetsOfNeeds, files, search }, locale);
  });
  finders.set(files + search, made);
  made.catch(() => finders.delete(files + search));
  return made;
}

/** Fetches what the first letter needs. */
export async function prepareFinding(data: PlanData, locale: Locale): Promise<void> {
  await Promise.all(templateKinds.map(async (kind) => (await finderOf(data, kind, locale)).warmSearch()));
}

/**
 * Finds activities, then sessions. Of each, those that are made for so many people come before those that nearly are. All templates that it
 * returns have been fetched.
 */
export async function findTemplates(
  data: PlanData,
  locale: Locale,
  { text, people }: { text: string; people: number },
): Promise<PlanTemplate[]> {
  const query = { ...emptyQuery, keyword: cleanKeyword(text), chosen: { people: [String(people)] } };
  const found = await Promise.all(
    templateKinds.map(async (kind) => {
      const { cards, near } = await (await finderOf(data, kind, locale)).find(query, new Set(), most[kind]);
      return [...cards, ...near.map(({ card }) => card)].slice(0, most[kind]).map(referenceTo);
    }),
  );
  const templates = planTemplatesOf(data);
  await templates.load(found.flat());
  return found.flat().flatMap((template) => templates.get(template) ?? []);
}
