import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { contentTypeOf } from "./content-types.ts";

/** One file on disk, as it was when the server started. */
export interface StoredFile {
  location: string;
  /** A hash of the bytes that are sent, so that two builds differ even with the same time and size. */
  etag: string;
  sizeBytes: number;
  modifiedMs: number;
}

export interface SiteFile {
  /** The path in the address. The path of a page ends in a slash. */
  path: string;
  contentType: string;
  plain: StoredFile;
  /** Its copy in Brotli, which the build makes of texts. */
  brotli?: StoredFile;
}

/** All files that can be sent. No request can reach any other file. */
export interface SiteFiles {
  byPath: ReadonlyMap<string, SiteFile>;
  /** Sorted by depth, the deepest folder first, so that the first match of a path is the nearest. */
  notFoundPages: readonly { folder: string; page: SiteFile }[];
}

const copySuffix = ".br";

/** Instructions for hosts, which are not content: `/_headers`, `/_hosting/...`. */
const isForHosts = (name: string) => name.startsWith("/_");

const pageFileName = "index.html";
const notFoundFileName = "404.html";

export function indexSiteFiles(folder: string): SiteFiles {
  const names = new Set(listFiles(folder, ""));
  const files = new Map<string, SiteFile>();
  for (const name of names) {
    if (isForHosts(name) || isCopy(name, names)) continue;
    const path = pagePathOf(name) ?? name;
    const stored = (suffix = "") => readStoredFile(join(folder, name + suffix));
    const file: SiteFile = { path, contentType: contentTypeOf(name), plain: stored() };
    files.set(path, names.has(name + copySuffix) ? { ...file, brotli: stored(copySuffix) } : file);
  }
  return { byPath: files, notFoundPages: findNotFoundPages(files.values()) };
}

function findNotFoundPages(files: Iterable<SiteFile>): SiteFiles["notFoundPages"] {
  return [...files]
    .filter(({ path }) => path.endsWith(`/${notFoundFileName}`))
    .map((page) => ({ folder: page.path.slice(0, -notFoundFileName.length), page }))
    .sort((one, other) => other.folder.length - one.folder.length);
}

/** `/fr/` for `/fr/index.html`; nothing for any other name. */
export function pagePathOf(name: string): string | undefined {
  return name.endsWith(`/${pageFileName}`) ? name.slice(0, -pageFileName.length) : undefined;
}

/** Lists regular files. A symbolic link could lead out of the folder, and hidden files are not meant for visitors. */
function listFiles(folder: string, path: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith(".") && entry.name !== ".well-known") return [];
    const entryPath = `${path}/${entry.name}`;
    if (entry.isDirectory()) return listFiles(join(folder, entry.name), entryPath);
    return entry.isFile() ? [entryPath] : [];
  });
}

function isCopy(name: string, names: ReadonlySet<string>): boolean {
  return name.endsWith(copySuffix) && names.has(name.slice(0, -copySuffix.length));
}

function readStoredFile(location: string): StoredFile {
  const { size, mtimeMs } = statSync(location);
  const digest = createHash("sha256").update(readFileSync(location)).digest("base64url").slice(0, 27);
  return { location, etag: `"${digest}"`, sizeBytes: size, modifiedMs: mtimeMs };
}
