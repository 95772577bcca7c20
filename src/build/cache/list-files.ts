import { type Dirent, readdirSync, statSync } from "node:fs";
import path from "node:path";

export interface ListOptions {
  /** Hidden files belong to the system and to editors: those of Emacs are links that lead nowhere. */
  withHidden?: boolean;
}

/** All files in a folder by their paths from it, with slashes, sorted. Links are followed. */
export function listFiles(folder: string, options: ListOptions = {}): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => options.withHidden || !isHidden(name))
    .flatMap((entry) => {
      const place = path.join(folder, entry.name);
      if (!isFolder(entry, place)) return [entry.name];
      return listFiles(place, options).map((inside) => `${entry.name}/${inside}`);
    })
    .sort();
}

export const isHidden = (name: string): boolean => name.startsWith(".");

/** A link that leads nowhere counts as a file, so that reading it fails with its name. */
function isFolder(entry: Dirent, place: string): boolean {
  if (!entry.isSymbolicLink()) return entry.isDirectory();
  return statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
