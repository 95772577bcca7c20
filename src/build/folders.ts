import { createRequire } from "node:module";
import path from "node:path";

/** The project's own folder. */
export const projectFolder = path.resolve(import.meta.dirname, "../..");

/** Finds packages from there, also for threads, which run a bundle of this code that may stand anywhere. */
export const requirePackage = createRequire(path.join(projectFolder, "package.json"));

/**
 * What can be made again at any time. Not among the packages: to install them would throw it away. Another folder in the project
 * stands in for a machine that has not built before.
 */
export const cacheFolder = path.resolve(projectFolder, process.env.CACHE_FOLDER || ".cache/marelle");

export const contentFolder = path.join(projectFolder, "content");

/** Where `npm run build` puts the site. */
export const outFolder = path.resolve(projectFolder, process.env.OUT || "dist");
