import { type Dirent, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { type ConsentLocale, consentLocales } from "../domain/consent.ts";
import { type Locale, locales } from "../domain/locale.ts";
import { isSlug, longestSlug } from "../domain/slug.ts";
import { suggest } from "../domain/suggestion.ts";
import type { TemplateKind } from "../domain/template.ts";
import { type VocabularyList, vocabularyLists } from "../domain/vocabulary.ts";
import { type Problem, quote } from "./problem.ts";
import { fileProblem, readSource, type SourceFile, unreadable } from "./source-file.ts";

/** A folder with facts and one file a language. */
export interface EntryFiles {
  key: string;
  /** `content/inspirations/swot` */
  path: string;
  facts?: SourceFile;
  words: Partial<Record<Locale, SourceFile>>;
}

/** A folder with a template, before its files are read. */
export interface TemplateFolder {
  kind: TemplateKind;
  key: string;
  path: string;
  disk: string;
}

export const homeFiles = ["boards"] as const;
export type HomeFile = (typeof homeFiles)[number];

/** All files outside of templates, and the folders of the templates. */
export interface SiteFiles {
  /** The content folder's own name, which every path begins with. */
  path: string;
  templateFolders: TemplateFolder[];
  news: EntryFiles[];
  vocabulary: Partial<Record<VocabularyList, SourceFile>>;
  interface: Partial<Record<Locale, SourceFile>>;
  home: Partial<Record<HomeFile, SourceFile>>;
  /** The plans by their keys. */
  plans: Record<string, SourceFile>;
  discover: Partial<Record<Locale, SourceFile>>;
  synonyms: Partial<Record<Locale, SourceFile>>;
  situationPhrases: Partial<Record<Locale, SourceFile>>;
  consent: Partial<Record<ConsentLocale, SourceFile>>;
  privacy: Partial<Record<Locale, SourceFile>>;
  problems: Problem[];
}

const areas = [
  "inspirations",
  "sessions",
  "vocabulary",
  "interface",
  "home",
  "plans",
  "news",
  "discover",
  "synonyms",
  "situations",
  "consent",
  "privacy",
] as const;

/** README files in the content are for people, and are not read. */
const readmeName = "README.md";

/** Reads the files of a template. Adds to `problems` what their place, name and YAML show; the schemas come later. */
export function readTemplateFiles({ key, path, disk }: TemplateFolder, problems: Problem[]): EntryFiles {
  return readEntry(key, { path, disk, problems });
}

/** Reads everything but the templates, of which it only finds the folders. */
export function readSiteFiles(contentFolder: string): SiteFiles {
  const path = basename(contentFolder);
  const problems: Problem[] = [];
  const place = (area: string): Folder => ({ disk: join(contentFolder, area), path: `${path}/${area}`, problems });

  for (const { name } of list(contentFolder)) {
    if (name === readmeName) continue;
    if (!areas.some((area) => area === name)) {
      problems.push(fileProblem(`${path}/${name}`, "a name that means nothing here", suggest(name, areas, "a folder")));
    }
  }
  return {
    path,
    templateFolders: [
      ...listTemplates("inspiration", place("inspirations")),
      ...listTemplates("session", place("sessions")),
    ],
    news: readEntries(place("news")),
    vocabulary: readNamedFiles(place("vocabulary"), vocabularyLists),
    interface: readInterfaceFiles(contentFolder, problems).interface,
    home: readNamedFiles(place("home"), homeFiles),
    plans: readKeyedFiles(place("plans")),
    discover: readNamedFiles(place("discover"), locales),
    synonyms: readNamedFiles(place("synonyms"), locales),
    situationPhrases: readNamedFiles(place("situations"), locales),
    consent: readNamedFiles(place("consent"), consentLocales),
    privacy: readNamedFiles(place("privacy"), locales),
    problems,
  };
}

export function readInterfaceFiles(contentFolder: string, problems: Problem[]): Pick<SiteFiles, "path" | "interface"> {
  const path = basename(contentFolder);
  const folder = { disk: join(contentFolder, "interface"), path: `${path}/interface`, problems };
  return { path, interface: readNamedFiles(folder, locales) };
}

interface Folder {
  disk: string;
  path: string;
  problems: Problem[];
}

function readEntries(folder: Folder): EntryFiles[] {
  return listEntries(folder).map(({ key, ...inside }) => readEntry(key, inside));
}

function listTemplates(kind: TemplateKind, folder: Folder): TemplateFolder[] {
  return listEntries(folder).map(({ key, path, disk }) => ({ kind, key, path, disk }));
}

function listEntries({ disk, path, problems }: Folder): (Folder & { key: string })[] {
  return list(disk).flatMap(({ name, isFolder }) => {
    const inside = { key: name, disk: join(disk, name), path: `${path}/${name}`, problems };
    if (isFolder && !isSlug(name)) {
      const expected = `rename the folder: lower-case letters without accents, digits and single hyphens, at most ${longestSlug}`;
      problems.push(fileProblem(inside.path, quote(name), expected));
    }
    if (isFolder) return [inside];
    problems.push(fileProblem(inside.path, "a file", "write a folder with facts.yaml and one file a language"));
    return [];
  });
}

function readEntry(key: string, folder: Folder): EntryFiles {
  const { facts, ...words } = readNamedFiles(folder, ["facts", ...locales]);
  return { key, path: folder.path, words, ...(facts === undefined ? {} : { facts }) };
}

function readNamedFiles<Name extends string>(
  { disk, path, problems }: Folder,
  names: readonly Name[],
): Partial<Record<Name, SourceFile>> {
  const files: Partial<Record<Name, SourceFile>> = {};
  const fileNames = names.map((name) => `${name}.yaml`);
  for (const { name: fileName } of list(disk)) {
    const name = names[fileNames.indexOf(fileName)];
    if (name === undefined) {
      const expected = suggest(fileName, fileNames, "a file");
      problems.push(fileProblem(`${path}/${fileName}`, "a name that means nothing here", expected));
      continue;
    }
    const read = readFile(join(disk, fileName), `${path}/${fileName}`);
    problems.push(...read.problems);
    files[name] = read.source;
  }
  return files;
}

/** Reads files that are named by the keys of what they hold. */
function readKeyedFiles({ disk, path, problems }: Folder): Record<string, SourceFile> {
  const files = list(disk).flatMap(({ name }): [string, SourceFile][] => {
    const key = name.replace(/\.yaml$/, "");
    if (key === name || !isSlug(key)) {
      const expected = `rename the file: lower-case letters without accents, digits and single hyphens, at most ${longestSlug}, then .yaml`;
      problems.push(fileProblem(`${path}/${name}`, quote(name), expected));
      return [];
    }
    const read = readFile(join(disk, name), `${path}/${name}`);
    problems.push(...read.problems);
    return [[key, read.source]];
  });
  return Object.fromEntries(files);
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** A file that is no text in UTF-8 is one problem: guessed letters would make many. */
function readFile(disk: string, path: string): { source: SourceFile; problems: Problem[] } {
  try {
    return readSource(path, utf8.decode(readFileSync(disk)));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return unreadable(path, "a link that leads nowhere", "mend the link, or remove it");
    if (code === "EISDIR") return unreadable(path, "a folder", "write a file of this name");
    if (code === "ERR_ENCODING_INVALID_ENCODED_DATA") {
      return unreadable(path, "a text that is not in UTF-8", "save the file as UTF-8");
    }
    throw error;
  }
}

/** In alphabetical order; a folder that does not exist is empty. Hidden files belong to the system, not to the content. */
function list(folder: string): { name: string; isFolder: boolean }[] {
  try {
    const items = readdirSync(folder, { withFileTypes: true });
    return items
      .filter(({ name }) => !name.startsWith("."))
      .map((item) => ({ name: item.name, isFolder: isFolder(item, join(folder, item.name)) }))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

/** Symbolic links count as their targets. */
function isFolder(item: Dirent, disk: string): boolean {
  if (!item.isSymbolicLink()) return item.isDirectory();
  return statSync(disk, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
