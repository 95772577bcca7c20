import type { z } from "zod";
import type { DiscoverWords, NewsItem, OperatorWords } from "../domain/catalogue.ts";
import type { ConsentLocale, ConsentWords } from "../domain/consent.ts";
import type { Locale } from "../domain/locale.ts";
import type { ReadyPlan } from "../domain/plan/ready-plan.ts";
import type {
  BlockFacts,
  InspirationFacts,
  InspirationWords,
  PartFacts,
  PartWords,
  SessionFacts,
  SessionWords,
  TemplateKind,
} from "../domain/template.ts";
import type { Goal, Situation, Term, VocabularyList } from "../domain/vocabulary.ts";
import { type AnyFileSchema, type ParsedFile, parseFile } from "./parse-file.ts";
import type { Problem } from "./problem.ts";
import { type EntryFiles, type HomeFile, readTemplateFiles, type SiteFiles } from "./read-content.ts";
import { consentWords } from "./schemas/consent.ts";
import { discoverWords } from "./schemas/discover.ts";
import { homeBoards } from "./schemas/home-boards.ts";
import { inspirationFacts, inspirationWords } from "./schemas/inspiration.ts";
import { newsFacts, newsWords } from "./schemas/news.ts";
import { operatorWords } from "./schemas/privacy.ts";
import { readyPlan } from "./schemas/ready-plan.ts";
import { sessionFacts, sessionWords } from "./schemas/session.ts";
import { situationPhrases } from "./schemas/situation-phrases.ts";
import { synonyms } from "./schemas/synonyms.ts";
import { goals, situations, terms } from "./schemas/vocabulary.ts";
import type { SourceFile } from "./source-file.ts";

/** Facts and words that are being checked: any of it may be missing or broken. */
export interface EntryDraft<Facts, Words> {
  key: string;
  path: string;
  facts?: ParsedFile<Facts>;
  words: Partial<Record<Locale, ParsedFile<Words>>>;
}

export type InspirationDraft = EntryDraft<InspirationFacts, InspirationWords> & { kind: "inspiration" };
export type SessionDraft = EntryDraft<SessionFacts, SessionWords> & { kind: "session" };
export type TemplateDraft = InspirationDraft | SessionDraft;
export type NewsDraft = EntryDraft<Pick<NewsItem, "date" | "link">, NewsItem["words"][Locale]>;

/** All content but the templates, as far as it could be read. */
export interface SiteContent {
  path: string;
  news: NewsDraft[];
  vocabulary: Partial<Record<VocabularyList, ParsedFile<Record<string, Term | Goal | Situation>>>>;
  home: Partial<Record<HomeFile, ParsedFile<string[]>>>;
  /** The plans by their keys. */
  plans: Partial<Record<string, ParsedFile<Omit<ReadyPlan, "key">>>>;
  discover: Partial<Record<Locale, ParsedFile<DiscoverWords>>>;
  synonyms: Partial<Record<Locale, ParsedFile<string[][]>>>;
  situationPhrases: Partial<Record<Locale, ParsedFile<Record<string, string[]>>>>;
  consent: Partial<Record<ConsentLocale, ParsedFile<ConsentWords>>>;
  privacy: Partial<Record<Locale, ParsedFile<OperatorWords>>>;
  interface: Partial<Record<Locale, SourceFile>>;
  /** The problems that the schemas found. */
  problems: Problem[];
}

/** All of the content as far as it could be read. */
export interface Content extends SiteContent {
  templates: TemplateDraft[];
}

/** With the templates, each read as it is parsed. */
export function parseContent(files: SiteFiles): Content {
  const site = parseSiteContent(files);
  const { problems } = site;
  const templates = files.templateFolders.map((folder) =>
    parseTemplate(folder.kind, readTemplateFiles(folder, problems), problems),
  );
  return { ...site, templates };
}

/** Adds the schema's findings to `problems`. */
export function parseTemplate(kind: TemplateKind, entry: EntryFiles, problems: Problem[]): TemplateDraft {
  return kind === "inspiration"
    ? { kind, ...parseEntry(entry, inspirationFacts, inspirationWords, problems) }
    : { kind, ...parseEntry(entry, sessionFacts, sessionWords, problems) };
}

export function parseSiteContent(files: SiteFiles): SiteContent {
  const problems: Problem[] = [];
  const { goals: goalsFile, situations: situationsFile, ...otherLists } = files.vocabulary;
  return {
    path: files.path,
    news: files.news.map((entry) => parseEntry(entry, newsFacts, newsWords, problems)),
    vocabulary: {
      ...parseEach({ goals: goalsFile }, goals, problems),
      ...parseEach({ situations: situationsFile }, situations, problems),
      ...parseEach(otherLists, terms, problems),
    },
    home: parseEach(files.home, homeBoards, problems),
    plans: parseEach<string, Omit<ReadyPlan, "key">>(files.plans, readyPlan, problems),
    discover: parseEach(files.discover, discoverWords, problems),
    synonyms: parseEach(files.synonyms, synonyms, problems),
    situationPhrases: parseEach(files.situationPhrases, situationPhrases, problems),
    consent: parseEach(files.consent, consentWords, problems),
    privacy: parseEach(files.privacy, operatorWords, problems),
    interface: files.interface,
    problems,
  };
}

type FileSchema<T> = AnyFileSchema & z.ZodType<T>;

function parseEntry<Facts, Words>(
  { key, path, facts, words }: EntryFiles,
  factsSchema: FileSchema<Facts>,
  wordsSchema: FileSchema<Words>,
  problems: Problem[],
): EntryDraft<Facts, Words> {
  return { key, path, ...parseEach({ facts }, factsSchema, problems), words: parseEach(words, wordsSchema, problems) };
}

function parseEach<Name extends string, T>(
  files: Partial<Record<Name, SourceFile | undefined>>,
  schema: FileSchema<T>,
  problems: Problem[],
): Partial<Record<Name, ParsedFile<T>>> {
  const parsed: Partial<Record<Name, ParsedFile<T>>> = {};
  for (const [name, source] of entriesOf(files)) {
    const { file, problems: found } = parseFile<T>(source, schema);
    parsed[name] = file;
    problems.push(...found);
  }
  return parsed;
}

/** The entries that are there, with the names' type kept. */
export function entriesOf<Name extends string, T>(record: Partial<Record<Name, T | undefined>>): [Name, T][] {
  return (Object.entries(record) as [Name, T | undefined][]).filter(
    (entry): entry is [Name, T] => entry[1] !== undefined,
  );
}

/** The timed parts of a template, whatever its kind calls them. */
export interface PartsDraft {
  field: "steps" | "blocks";
  facts: (PartFacts | BlockFacts)[] | undefined;
  wordsIn(locale: Locale): PartWords[] | undefined;
}

export function partsOf(draft: TemplateDraft): PartsDraft {
  return draft.kind === "inspiration"
    ? { field: "steps", facts: draft.facts?.fields.steps, wordsIn: (locale) => draft.words[locale]?.fields.steps }
    : { field: "blocks", facts: draft.facts?.fields.blocks, wordsIn: (locale) => draft.words[locale]?.fields.blocks };
}
