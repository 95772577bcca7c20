import path from "node:path";

/** The project's own folder. */
export const projectFolder = path.resolve(import.meta.dirname, "../..");

/** What can be made again at any time. */
export const cacheFolder = path.join(projectFolder, "node_modules/.cache/marelle");

export const contentFolder = path.join(projectFolder, "content");
