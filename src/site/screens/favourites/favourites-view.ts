import type { Favourites } from "../../../domain/favourites.ts";
import { readFavouritesQuery } from "../../../domain/favourites-address.ts";
import type { Card, FavouritesData } from "../../../domain/page.ts";
import { referenceTo, type TemplateReference } from "../../../domain/template.ts";
import { favouriteStore } from "../../favourites/favourite-store.ts";
import { CardFinder } from "../../finding-client/card-finder.ts";
import { loadJson } from "../../navigation/load-json.ts";

/** What the page shows: the visitor's own favourites, or a list that the address names. */
export interface FavouritesView {
  isShared: boolean;
  /** In the order in which they are shown. */
  list: readonly TemplateReference[];
  /** In the same order, but for those that the language lacks. */
  cards: readonly Card[];
}

/** One finder for each build of a language, however often the page is opened. */
const finders = new Map<string, CardFinder>();

function findCards({ files }: FavouritesData, list: readonly TemplateReference[]): Promise<Card[]> {
  const folders = files.inspiration + files.session;
  const finder = finders.get(folders) ?? new CardFinder(files, loadJson);
  finders.set(folders, finder);
  return finder.find(list);
}

async function viewOf(data: FavouritesData, isShared: boolean, list: readonly TemplateReference[]) {
  return { isShared, list, cards: await findCards(data, list) };
}

/** The view that an address asks for. */
export function findView(data: FavouritesData, search: string): Promise<FavouritesView> {
  const shared = readFavouritesQuery(search);
  return shared.length > 0 ? viewOf(data, true, shared) : findOwnView(data);
}

/** The visitor's own, the latest first. */
export function findOwnView(data: FavouritesData): Promise<FavouritesView> {
  return viewOf(data, false, [...favouriteStore.read()].reverse());
}

/** The same view with those that have been added since. One that was removed stays in sight, so that a slip can be mended. */
export function findAdded(
  data: FavouritesData,
  view: FavouritesView,
  kept: Favourites,
): Promise<FavouritesView> | undefined {
  if (view.isShared) return undefined;
  const added = [...kept].filter((it) => !view.list.includes(it)).reverse();
  return added.length > 0 ? viewOf(data, false, [...added, ...view.list]) : undefined;
}

/** How many of a list do not exist in the language, or not any more. */
export function countMissing(list: readonly TemplateReference[], cards: readonly Card[]): number {
  const found = new Set(cards.map(referenceTo));
  return list.filter((it) => !found.has(it)).length;
}
