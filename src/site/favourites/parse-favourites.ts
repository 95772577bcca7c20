import { type Favourites, mostFavourites } from "../../domain/favourites.ts";
import { isTemplateReference } from "../../domain/template.ts";
import { parseJson } from "../visitor/parse-json.ts";

/** Reads a list that any script may have written: entries that are no reference to a template are left out. Undefined where it is no list. */
export function readFavouriteList(list: unknown): Favourites | undefined {
  return Array.isArray(list) ? new Set(list.filter(isTemplateReference).slice(-mostFavourites)) : undefined;
}

/** Reads stored favourites. */
export function parseFavourites(text: string | null): Favourites {
  return readFavouriteList(parseJson(text)) ?? new Set();
}
