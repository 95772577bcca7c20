import { type Favourites, mostFavourites } from "../../domain/favourites.ts";
import { isTemplateReference } from "../../domain/template.ts";

/** What a text says as JSON; undefined where it is none. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}

/** Reads a list that any script may have written: entries that are no reference to a template are left out. Undefined where it is no list. */
export function readFavouriteList(list: unknown): Favourites | undefined {
  return Array.isArray(list) ? new Set(list.filter(isTemplateReference).slice(-mostFavourites)) : undefined;
}

/** Reads stored favourites. */
export function parseFavourites(text: string | null): Favourites {
  return readFavouriteList(parseJson(text)) ?? new Set();
}
