import type { Favourites } from "../../../domain/favourites.ts";
import { readFavouriteList } from "../../favourites/parse-favourites.ts";
import { type FileProblem, type OwnFormat, readOwnFile, writeOwnFile } from "../../visitor/own-file.ts";

/** A full list of the longest references takes half of it. */
const format: OwnFormat = { format: "inspirations-favourites", version: 1, largestBytes: 128 * 1024 };

export function writeFavouritesFile(favourites: Favourites): Blob {
  return writeOwnFile(format, { favourites: [...favourites] });
}

/** The list of a file, or what is wrong with it. */
export type FavouritesFile = { favourites: Favourites } | { problem: FileProblem };

export async function readFavouritesFile(file: Blob): Promise<FavouritesFile> {
  const read = await readOwnFile(format, file);
  if ("problem" in read) return read;
  const favourites = readFavouriteList(read.content.favourites);
  if (!favourites) return { problem: "fileForeign" };
  return favourites.size > 0 ? { favourites } : { problem: "fileEmpty" };
}
