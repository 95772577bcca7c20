import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/** Every folder that has types of its own: each top folder, and each part of the sources. */
export function typedFolders(root: string): string[] {
  const inside = (folder: string) =>
    readdirSync(path.join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith(".") && entry.name !== "node_modules")
      .map(({ name }) => path.posix.join(folder, name));
  return [...inside("src"), ...inside(".")]
    .filter((folder) => existsSync(path.join(root, folder, "tsconfig.json")))
    .sort();
}
