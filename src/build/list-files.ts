import { type Dirent, readdirSync, statSync } from "node:fs";
import path from "node:path";

/** All files in a folder by their paths from it, with slashes, in an order of their own. A link is what it leads to. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const place = path.join(folder, entry.name);
      if (!isFolder(entry, place)) return [entry.name];
      return listFiles(place).map((inside) => `${entry.name}/${inside}`);
    })
    .sort();
}

function isFolder(entry: Dirent, place: string): boolean {
  return entry.isSymbolicLink() ? statSync(place).isDirectory() : entry.isDirectory();
}
