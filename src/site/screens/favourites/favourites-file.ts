import type { Favourites } from "../../../domain/favourites.ts";
import { readFavouriteList } from "../../favourites/parse-favourites.ts";
import { parseJson } from "../../visitor/parse-json.ts";

const format = "inspirations-favourites";
const version = 1;

/** A full list of the longest references takes half of it. */
const largestBytes = 128 * 1024;

export function writeFavouritesFile(favourites: Favourites): Blob {
  const content = { format, version, favourites: [...favourites] };
  return new Blob([`${JSON.stringify(content, undefined, 2)}\n`], { type: "application/json" });
}

/** The list of a file, or what is wrong with it, as the name of its words. */
export type FavouritesFile =
  | { favourites: Favourites }
  | { problem: "fileTooLarge" | "fileForeign" | "fileNewer" | "fileEmpty" };

/** Reads a file that a visitor has chosen, which may be any. */
export async function readFavouritesFile(file: Blob): Promise<FavouritesFile> {
  if (file.size > largestBytes) return { problem: "fileTooLarge" };
  // A folder can be chosen as well, and a file may be gone by now: neither can be read.
  const content = Object(parseJson(await file.text().catch(() => null)));
  if (content.format !== format) return { problem: "fileForeign" };
  if (content.version !== version) return { problem: content.version > version ? "fileNewer" : "fileForeign" };
  const favourites = readFavouriteList(content.favourites);
  if (!favourites) return { problem: "fileForeign" };
  return favourites.size > 0 ? { favourites } : { problem: "fileEmpty" };
}
