import { createRequire } from "node:module";
import path from "node:path";

/** The project's own folder. */
export const projectFolder = path.resolve(import.meta.dirname, "../..");

/** Finds packages from there, also for threads, which run a bundle of this code that may stand anywhere. */
export const requirePackage = createRequire(path.join(projectFolder, "package.json"));

/**
 * For caches, which can be made again at any time. Not in node_modules, which `npm ci` empties. Another folder in the project
 * stands in for a machine that has not built before.
 */
export const cacheFolder = path.resolve(projectFolder, process.env.CACHE_FOLDER || ".cache/marelle");

export const contentFolder = path.join(projectFolder, "content");

/** The folder that `npm run build` writes the site to. */
export const outFolder = path.resolve(projectFolder, process.env.OUT || "dist");
