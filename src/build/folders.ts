import path from "node:path";

/** The project's own folder. */
export const projectFolder = path.resolve(import.meta.dirname, "../..");

/** What can be made again at any time. Another folder in the project stands in for a machine that has not built before. */
export const cacheFolder = path.resolve(projectFolder, process.env.CACHE_FOLDER || "node_modules/.cache/marelle");

export const contentFolder = path.join(projectFolder, "content");
