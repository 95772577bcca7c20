import type { ConsentLocale, ConsentWords } from "./consent.ts";
import type { Locale } from "./locale.ts";
import type { ReadyPlan } from "./plan/ready-plan.ts";
import type { Inspiration, Line, Prose, Session, Template } from "./template.ts";
import type { Vocabulary } from "./vocabulary.ts";

export const newsPages = ["home", "inspirations", "sessions", "discover"] as const;
export type NewsPage = (typeof newsPages)[number];

export interface NewsItem {
  key: string;
  /** ISO date. */
  date: string;
  /** `inspiration:swot`, `session:squad` or `page:discover`. */
  link?: string;
  words: Record<Locale, { title: Line; text: Prose }>;
}

export interface DiscoverTopic {
  title: Line;
  short: Line;
  text: Prose;
  points: Line[];
}

export interface DiscoverWords {
  title: Line;
  description: Line;
  intro: Prose;
  prepare: DiscoverTopic;
  brainstorm: DiscoverTopic;
  collect: DiscoverTopic;
  call: { title: Line; text: Line; button: Line };
}

/** The words of an operator about themselves, for the page about privacy. */
export interface OperatorWords {
  /** The person or company that is responsible for the site, and their address. */
  responsible: Prose;
  /** Whatever else is to be said, such as the legal basis and who else processes what is kept. */
  sections: { title: Line; text: Prose }[];
}

/** All of the content, checked. Templates are ordered newest first, news likewise. */
export interface Catalogue extends CatalogueOf<Template> {
  inspirations: Inspiration[];
  sessions: Session[];
}

/** The content with its templates whole, or as far as somebody needs them. */
export interface CatalogueOf<Entry> {
  vocabulary: Vocabulary;
  inspirations: Entry[];
  sessions: Entry[];
  news: NewsItem[];
  /** The keys of the activities whose boards the home page shows. */
  homeBoards: string[];
  plans: ReadyPlan[];
  discover: Record<Locale, DiscoverWords>;
  /** Groups of words that visitors use for the same thing. */
  synonyms: Record<Locale, Line[][]>;
  /** By the ids of situations, what people type who are in them. */
  situationPhrases: Record<Locale, Record<string, Line[]>>;
  consent: Record<ConsentLocale, ConsentWords>;
  /** In every language or in none. */
  privacy: Partial<Record<Locale, OperatorWords>>;
}
