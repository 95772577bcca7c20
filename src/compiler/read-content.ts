import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { type ConsentLocale, consentLocales } from "../domain/consent.ts";
import { type Locale, locales } from "../domain/locale.ts";
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

export interface ContentFiles {
  /** The content folder's own name, which every path begins with. */
  path: string;
  inspirations: EntryFiles[];
  sessions: EntryFiles[];
  news: EntryFiles[];
  vocabulary: Partial<Record<VocabularyList, SourceFile>>;
  interface: Partial<Record<Locale, SourceFile>>;
  discover: Partial<Record<Locale, SourceFile>>;
  synonyms: Partial<Record<Locale, SourceFile>>;
  consent: Partial<Record<ConsentLocale, SourceFile>>;
  problems: Problem[];
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
    inspirations: await readEntries(place("inspirations")),
    sessions: await readEntries(place("sessions")),
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

async function readEntries({ disk, path, problems }: Folder): Promise<EntryFiles[]> {
  const entries: EntryFiles[] = [];
  for (const { name, isFolder } of await list(disk)) {
    const inside = { disk: join(disk, name), path: `${path}/${name}`, problems };
    if (!isFolder) {
      problems.push(fileProblem(inside.path, "a file", "write a folder with facts.yaml and one file a language"));
      continue;
    }
    const { facts, ...words } = await readNamedFiles(inside, ["facts", ...locales]);
    entries.push({ key: name, path: inside.path, words, ...(facts === undefined ? {} : { facts }) });
  }
  return entries;
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
