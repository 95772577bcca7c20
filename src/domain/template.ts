import type { BoardFacts, BoardWords } from "./board.ts";
import type { GroupSize } from "./group-size.ts";
import type { Locale } from "./locale.ts";

export const templateKinds = ["inspiration", "session"] as const;

/** An inspiration is one activity; a session is a whole meeting. */
export type TemplateKind = (typeof templateKinds)[number];

/** A line is plain text. */
export type Line = string;
/** Prose is Markdown: paragraphs, lists, emphasis and links. */
export type Prose = string;

/** `inspiration:swot`: names a template in facts and in links. */
export type TemplateReference = `${TemplateKind}:${string}`;

const reference = /^(?:inspiration|session):[a-z0-9-]{1,100}$/;

export function isTemplateReference(text: unknown): text is TemplateReference {
  return typeof text === "string" && reference.test(text);
}

export const suitabilities = ["as-is", "adapted", "no"] as const;
export type Suitability = (typeof suitabilities)[number];

export const places = ["onSite", "remote", "hybrid"] as const;
export type Place = (typeof places)[number];

export const growths = ["none", "per-person", "per-group"] as const;
export type Growth = (typeof growths)[number];

/** `two` are always the same, such as a manager and a member of the team, whoever joins them later: others make no such pairs. */
export const workModes = ["alone", "two", "pairs", "groups", "everyone"] as const;
export type WorkMode = (typeof workModes)[number];

/** Things that people take and use by number. Votes by hands or phones are none of them; `dots` are stuck. */
export const materials = ["sticky-notes", "dots", "cards", "sheets"] as const;
export type Material = (typeof materials)[number];

export const materialUnits = ["person", "group", "session"] as const;
export type MaterialUnit = (typeof materialUnits)[number];

export const speakers = ["person", "group"] as const;
export type Speaker = (typeof speakers)[number];

/** `practice`: handed on among facilitators, without a known author. */
export const sourceKinds = ["book", "article", "study", "video", "website", "game", "practice"] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** A source of a method; the words beside it say what it gave. */
export interface SourceFacts {
  kind: SourceKind;
  year?: number;
  /** A code of the language that it is written in: `en`. */
  language?: string;
  /** A stable public address where it can be read, or is described by its author or publisher. */
  url?: string;
}

export const activityTypes = ["board", "canvas", "matrix", "poll", "quiz", "form", "image", "cards"] as const;
export type ActivityType = (typeof activityTypes)[number];

export const needs = ["movement", "sight", "hearing", "second-language"] as const;
/** The needs of people who may want to take part. */
export type Need = (typeof needs)[number];

/** The language-free side of a step or a block, the timed parts that a template is made of. */
export interface PartFacts {
  minutes: number;
  /** The fewest minutes in which it still works. */
  shortest: number;
  canSkip: boolean;
  /** How its time grows with the number of people. */
  grows: Growth;
  who: WorkMode;
  /** With a `count`, there are as many groups as that, as long as there are people enough. */
  groupsOf?: { from: number; to: number; count?: number };
  uses: { item: Material; count: number; per: MaterialUnit }[];
  /** Turns that people or groups take one after the other, and the length of each. */
  turns?: { each: Speaker; seconds: number };
  /** Notes and the like that are read one after the other, and the time for each. */
  reads?: { count: number; per: MaterialUnit; seconds: number };
}

export interface BlockFacts extends PartFacts {
  /** Keys of the inspirations that serve this block, or would if it were longer. */
  activities: string[];
}

export interface PartWords {
  title: Line;
  do: Prose;
  /** The words to say. */
  say: Line;
  /** The result, as a noun phrase; absent where it goes without saying. */
  result?: Line;
}

export interface CommonFacts {
  /** The first is the main goal. */
  goals: [string, ...string[]];
  phases: string[];
  level: string;
  group: GroupSize;
  tags: string[];
  /** Ids of the situations in which it helps. */
  situations: string[];
  sources: SourceFacts[];
  places: Record<Place, Suitability>;
  minutes: number;
  preparationMinutes: number;
  desk: string;
  /** ISO date. */
  added: string;
  withoutLanguages: Locale[];
  inclusion: Need[];
  recommendations: TemplateReference[];
}

export interface CommonWords {
  slug: string;
  name: Line;
  alsoKnownAs: Line[];
  promise: Line;
  description: Line;
  summary: { what: Prose; when: Prose; result: Prose; whenNot: Prose };
  prerequisites: { onSite: Line[]; remote: Line[]; room: Line; prepare: Line[] };
  level: Line;
  suggestions: Prose[];
  traps: { trap: Line; rescue: Prose }[];
  variants: { name: Line; change: Prose; why: Line }[];
  inclusion: Prose[];
  /** The mechanism behind it, for those who want to know. */
  whyItWorks: Prose;
  /** Questions to talk about afterwards, in order. */
  debrief?: Line[];
  sources: Prose[];
  settings: Line[];
  recommendations: Line[];
}

/** A line of a conversation. */
export interface Utterance {
  by: Line;
  words: Line;
}

export interface ExampleWords {
  /** The people of the example, and their aim. */
  story: Prose;
  /** One moment, with some lines of what was said. */
  moment: { scene: Prose; said: Utterance[] };
  /** The end of the story. */
  outcome: Prose;
}

export interface InspirationFacts extends CommonFacts {
  activity: ActivityType;
  steps: PartFacts[];
  board: BoardFacts;
}

export interface InspirationWords extends CommonWords {
  steps: PartWords[];
  example: ExampleWords;
  board: BoardWords;
}

export interface SessionFacts extends CommonFacts {
  contexts: string[];
  blocks: BlockFacts[];
}

export interface SessionWords extends CommonWords {
  preparing: Prose[];
  blocks: PartWords[];
  /** The summary of the meeting, with a filled-in example. */
  recap: { text: Prose; example: Line[] };
  caption: Line;
}

interface TemplateOf<Kind extends TemplateKind, Facts, Words> {
  kind: Kind;
  /** The folder's name, which is also the English slug. */
  key: string;
  facts: Facts;
  /** A language that the template lacks on purpose is absent. */
  words: Partial<Record<Locale, Words>>;
}

export type Inspiration = TemplateOf<"inspiration", InspirationFacts, InspirationWords>;
export type Session = TemplateOf<"session", SessionFacts, SessionWords>;
export type Template = Inspiration | Session;

/** The part of a template that lists, filters and links need. */
export interface TemplateOutline {
  kind: TemplateKind;
  key: string;
  facts: OutlineFacts;
  words: Partial<Record<Locale, OutlineWords>>;
}

export type OutlineFacts = Pick<
  CommonFacts,
  | "goals"
  | "phases"
  | "level"
  | "group"
  | "tags"
  | "situations"
  | "places"
  | "minutes"
  | "preparationMinutes"
  | "desk"
  | "added"
> & {
  activity?: ActivityType;
  board?: Pick<BoardFacts, "kind">;
  contexts?: string[];
  /** Inspirations only. */
  steps?: OutlinePart[];
  /** Sessions only. */
  blocks?: OutlinePart[];
};

/** The facts of a part that fitting needs, or that a plan shows. */
export type OutlinePart = Pick<PartFacts, "minutes" | "shortest" | "canSkip" | "grows" | "who" | "groupsOf" | "uses">;

export type OutlineWords = Pick<CommonWords, "slug" | "name" | "alsoKnownAs" | "promise"> & {
  summary: Pick<CommonWords["summary"], "when">;
  /** Inspirations only. */
  steps?: Pick<PartWords, "title">[];
  /** Sessions only. */
  blocks?: Pick<PartWords, "title">[];
};

export function referenceTo(template: Pick<Template, "kind" | "key">): TemplateReference {
  return `${template.kind}:${template.key}`;
}
