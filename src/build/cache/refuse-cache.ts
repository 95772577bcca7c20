import { existsSync, readdirSync } from "node:fs";
import { CannotBuildError } from "../cannot-build.ts";
import { cacheFolder } from "../folders.ts";

/** Folders of which every cache has one from its first build on. */
const marksOfCache = ["bundles", "fonts", "rasters", "compressed"];

/** A slip in `CACHE_FOLDER` would mix the cache with other files: sources, or a site. */
export function refuseOtherCache(folder: string): void {
  if (!existsSync(folder)) return;
  const names = readdirSync(folder);
  if (names.length === 0 || names.some((name) => marksOfCache.includes(name))) return;
  throw new CannotBuildError(
    `CACHE_FOLDER is ${folder}, which holds something else than builds keep. Name a new folder, or an empty one.`,
  );
}

/** Comes before anything is kept. */
export function refuseNamedCache(): void {
  if (process.env.CACHE_FOLDER) refuseOtherCache(cacheFolder);
}
