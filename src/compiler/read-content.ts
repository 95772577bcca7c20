import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { type ConsentLocale, consentLocales } from "../domain/consent.ts";
import { type Locale, locales } from "../domain/locale.ts";
import type { TemplateKind } from "../domain/template.ts";
import { type VocabularyList, vocabularyLists } from "../domain/vocabulary.ts";
import type { Problem } from "./problem.ts";
import { fileProblem, readSource, type SourceFile } from "./source-file.ts";
import { suggest } from "./suggestion.ts";

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

/** All files that are not a template's, and where the templates stand. */
export interface SiteFiles {
  /** The content folder's own name, which every path begins with. */
  path: string;
  templateFolders: TemplateFolder[];
  news: EntryFiles[];
  vocabulary: Partial<Record<VocabularyList, SourceFile>>;
  interface: Partial<Record<Locale, SourceFile>>;
  discover: Partial<Record<Locale, SourceFile>>;
  synonyms: Partial<Record<Locale, SourceFile>>;
  consent: Partial<Record<ConsentLocale, SourceFile>>;
  problems: Problem[];
}

export interface ContentFiles extends SiteFiles {
  inspirations: EntryFiles[];
  sessions: EntryFiles[];
}

const areas = [
  "inspirations",
  "sessions",
  "vocabulary",
  "interface",
  "news",
  "discover",
  "synonyms",
  "consent",
] as const;

/** Says to people what belongs here. */
const readmeName = "README.md";

/** Reads every file once. What it finds wrong here is only what a file's place, name and YAML can tell. */
export async function readContent(contentFolder: string): Promise<ContentFiles> {
  const site = await readSiteFiles(contentFolder);
  const files: ContentFiles = { ...site, inspirations: [], sessions: [] };
  for (const folder of site.templateFolders) {
    files[`${folder.kind}s`].push(await readTemplateFiles(folder, site.problems));
  }
  return files;
}

/** Adds what is wrong to the problems. */
export async function readTemplateFiles({ key, path, disk }: TemplateFolder, problems: Problem[]): Promise<EntryFiles> {
  return readEntry(key, { path, disk, problems });
}

/** Reads everything but the templates. */
export async function readSiteFiles(contentFolder: string): Promise<SiteFiles> {
  const path = basename(contentFolder);
  const problems: Problem[] = [];
  const place = (area: string): Folder => ({ disk: join(contentFolder, area), path: `${path}/${area}`, problems });

  for (const { name } of await list(contentFolder)) {
    if (name === readmeName) continue;
    if (!areas.some((area) => area === name)) {
      problems.push(fileProblem(`${path}/${name}`, "a name that means nothing here", suggest(name, areas, "a folder")));
    }
  }
  return {
    path,
    templateFolders: [
      ...(await listTemplates("inspiration", place("inspirations"))),
      ...(await listTemplates("session", place("sessions"))),
    ],
    news: await readEntries(place("news")),
    vocabulary: await readNamedFiles(place("vocabulary"), vocabularyLists),
    interface: (await readInterfaceFiles(contentFolder, problems)).interface,
    discover: await readNamedFiles(place("discover"), locales),
    synonyms: await readNamedFiles(place("synonyms"), locales),
    consent: await readNamedFiles(place("consent"), consentLocales),
    problems,
  };
}

export async function readInterfaceFiles(
  contentFolder: string,
  problems: Problem[],
): Promise<Pick<ContentFiles, "path" | "interface">> {
  const path = basename(contentFolder);
  const folder = { disk: join(contentFolder, "interface"), path: `${path}/interface`, problems };
  return { path, interface: await readNamedFiles(folder, locales) };
}

interface Folder {
  disk: string;
  path: string;
  problems: Problem[];
}

async function readEntries(folder: Folder): Promise<EntryFiles[]> {
  const entries: EntryFiles[] = [];
  for (const { key, ...inside } of await listEntries(folder)) entries.push(await readEntry(key, inside));
  return entries;
}

async function listTemplates(kind: TemplateKind, folder: Folder): Promise<TemplateFolder[]> {
  return (await listEntries(folder)).map(({ key, path, disk }) => ({ kind, key, path, disk }));
}

async function listEntries({ disk, path, problems }: Folder): Promise<(Folder & { key: string })[]> {
  return (await list(disk)).flatMap(({ name, isFolder }) => {
    const inside = { key: name, disk: join(disk, name), path: `${path}/${name}`, problems };
    if (isFolder) return [inside];
    problems.push(fileProblem(inside.path, "a file", "write a folder with facts.yaml and one file a language"));
    return [];
  });
}

async function readEntry(key: string, folder: Folder): Promise<EntryFiles> {
  const { facts, ...words } = await readNamedFiles(folder, ["facts", ...locales]);
  return { key, path: folder.path, words, ...(facts === undefined ? {} : { facts }) };
}

async function readNamedFiles<Name extends string>(
  { disk, path, problems }: Folder,
  names: readonly Name[],
): Promise<Partial<Record<Name, SourceFile>>> {
  const files: Partial<Record<Name, SourceFile>> = {};
  const fileNames = names.map((name) => `${name}.yaml`);
  for (const { name: fileName } of await list(disk)) {
    const name = names[fileNames.indexOf(fileName)];
    if (name === undefined) {
      const expected = suggest(fileName, fileNames, "a file");
      problems.push(fileProblem(`${path}/${fileName}`, "a name that means nothing here", expected));
      continue;
    }
    const read = readSource(`${path}/${fileName}`, await readFile(join(disk, fileName), "utf8"));
    problems.push(...read.problems);
    files[name] = read.source;
  }
  return files;
}

/** In alphabetical order; a folder that does not exist is empty. Hidden files belong to the system, not to the content. */
async function list(folder: string): Promise<{ name: string; isFolder: boolean }[]> {
  try {
    const items = await readdir(folder, { withFileTypes: true });
    return items
      .filter(({ name }) => !name.startsWith("."))
      .map((item) => ({ name: item.name, isFolder: item.isDirectory() }))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
