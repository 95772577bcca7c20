import type { FacetId } from "./finding/facets.ts";
import type { Meeting } from "./fitting/meeting.ts";
import type { GroupSize } from "./group-size.ts";
import type { Locale } from "./locale.ts";
import type { MaterialNeed } from "./materials.ts";
import type { PlatformCookie } from "./platform-cookies.ts";
import type { RouteName } from "./route.ts";
import type {
  ActivityType,
  Need,
  PartFacts,
  Place,
  SourceFacts,
  Suitability,
  TemplateKind,
  Utterance,
} from "./template.ts";
import type { Chalk } from "./vocabulary.ts";

/** Markup made by the build from checked prose or a checked board; safe to insert as it is. */
export type Html = string;

/** A term of the vocabulary in the page's language. */
export interface NamedTerm {
  id: string;
  name: string;
}

export interface DefinedTerm extends NamedTerm {
  definition: string;
}

/** A situation that people may be in, and the page of what helps then. */
export interface SituationTerm extends NamedTerm {
  url: string;
}

export interface GoalTerm extends NamedTerm {
  color: Chalk;
}

/** A date as a machine and as a reader of the page's language see it. Formatted by the build: browsers differ in small ways. */
export interface PageDate {
  iso: string;
  text: string;
}

/** What is seen of a template in a list. */
export interface CardFace {
  url: string;
  name: string;
  promise: string;
  minutes: number;
  group: GroupSize;
  /** The places where it runs as it is. */
  places: readonly Place[];
  preparationMinutes: number;
  level: string;
  goal: GoalTerm;
  /** Address of the picture of its board; empty for a session, whose blocks are shown. */
  picture: string;
  /** The blocks of a session; none of an inspiration. */
  blocks: readonly CardBlock[];
}

export interface CardBlock {
  title: string;
  minutes: number;
}

/** A template as it stands in a list. */
export interface Card extends CardFace {
  kind: TemplateKind;
  /** The English slug: the same in all languages. */
  key: string;
  /** Only in listings, where a keyword may have found one of them. */
  alsoKnownAs?: string[];
}

/**
 * The cards of "today's inspirations", day after day, field by field: see `highlight-columns.ts`. The home page holds so many that their
 * bytes count, and values of one kind compress well side by side.
 */
export type HighlightColumns = { [Field in keyof CardFace]: (Field extends "goal" ? string : CardFace[Field])[] };

export interface HomeData {
  screen: "home";
  highlights: HighlightColumns;
  counts: Record<TemplateKind, number>;
  /** The choices of the filter sentence. */
  sentence: SentenceData;
  boards: HomeBoard[];
  /** How the first of the boards' activities fits itself; none where there is no board. */
  fitting?: FittingExample;
  situations: SituationTerm[];
  news: { title: string; text: Html; date: PageDate; url?: string }[];
  about: { id: AboutTopic; title: string; short: string }[];
}

/** The board of an activity, as its page shows it. */
export interface HomeBoard {
  url: string;
  name: string;
  color: Chalk;
  /** Stands in the page's HTML alone: see `leave-out-drawn.ts`. */
  svg?: Html;
}

/** An activity fitted to more than one meeting. */
export interface FittingExample {
  meetings: (Meeting & { /** The minutes that it takes then. */ total: number })[];
  /** With what becomes of each step in each of the meetings. */
  steps: {
    title: string;
    fitted: { /** Undefined if it is left out. */ minutes?: number | undefined; groups: number }[];
  }[];
}

/** How many templates there are of a kind, with a goal, for a group size: the counts in the filter sentence. */
export interface SentenceData {
  goals: GoalTerm[];
  /**
   * Totals by kind, then by goal, in the order of `goals` after any goal, then by group size, in that of
   * `offeredRanges.people` after any.
   */
  totals: Record<TemplateKind, number[][]>;
}

export const aboutTopics = ["prepare", "brainstorm", "collect"] as const;
export type AboutTopic = (typeof aboutTopics)[number];

/** How many cards a listing shows at first, and more each time. */
export const cardsPerPage = 24;

export interface FacetData {
  id: FacetId;
  /**
   * The values that templates of the listing have, in the order in which they are offered, with the number of templates that
   * have each.
   */
  values: { id: string /** Ranges are worded by the screen. */; name?: string; color?: Chalk; count: number }[];
}

export interface ListingData {
  screen: "listing";
  kind: TemplateKind;
  total: number;
  /** The newest ones, a page of them. */
  cards: Card[];
  facets: FacetData[];
  /** The folder of the files that finding takes: see `src/domain/finding/listing-parts.ts`. Ends in a slash. */
  files: string;
  /** The folder of the keyword's index, which changes with any word: see `src/domain/finding/keyword`. */
  search: string;
}

/** Templates by their main goal, for those who browse without JavaScript. */
export interface CardGroup {
  goal: GoalTerm;
  cards: Card[];
}

/**
 * The content of a listing for those who browse without JavaScript: all of its templates, or the pages that list them. It is
 * drawn into the document and is not part of the page's data, because browsers with JavaScript do not need it.
 */
export type WithoutScript = { groups: CardGroup[] } | { pages: string[] };

/** A part of all templates of a kind: a plain page for those who browse a large listing without JavaScript. */
export interface DirectoryData {
  screen: "directory";
  kind: TemplateKind;
  groups: CardGroup[];
  page: number;
  pages: number;
}

export interface DiscoverData {
  screen: "discover";
  title: string;
  intro: Html;
  topics: { id: AboutTopic; title: string; text: Html; points: string[] }[];
  call: { title: string; text: string; button: string };
}

/** Data without favourites, because these are the visitor's, or stand in the address. */
export interface FavouritesData {
  screen: "favourites";
  /** The folders with the cards of each listing: see `src/domain/finding/listing-parts.ts`. */
  files: Record<TemplateKind, string>;
}

/** Data without templates, because these stand in the address. */
export interface CompareData {
  screen: "compare";
}

/** Data without the templates of a plan, because these stand in the address. */
export interface PlanData {
  screen: "plan";
  /** The folder of what a plan shows of each template, with a slash at its end: see `src/domain/plan/plan-files.ts`. */
  templates: string;
  /** The same folder in each other language, because one of these may stand beside the page's. */
  templatesIn: Partial<Record<Locale, string>>;
  /** The folders of each listing. Visitors search in them for templates to put in. */
  listings: Record<TemplateKind, Pick<ListingData, "files" | "search">>;
  ready: PlanLink[];
}

/** A plan that is ready to be opened. */
export interface PlanLink {
  url: string;
  title: string;
  /** The sentence that says for whom the plan is, and when. */
  sentence: string;
  minutes: number;
  people: number;
}

/** The page of a situation holds so many templates; its links to the listings lead to all of them. */
export const mostInSituation = 40;

export interface SituationData {
  screen: "situation";
  id: string;
  name: string;
  /** How many templates help then. */
  counts: Record<TemplateKind, number>;
  /** The best ones, each with its own words on when it helps. */
  templates: { card: Card; when: Html }[];
  /** The plans of whole meetings for this situation. */
  plans: PlanLink[];
  others: SituationTerm[];
}

/** Facts for the screen to put into words: how the site is configured, and what the operator has written. */
export interface PrivacyData {
  screen: "privacy";
  /** The host that records of page views go to, with consent; none where there are no such records. */
  countedBy?: string;
  /** How the names of the tag manager's cookies begin; none where there is no tag manager. */
  tagCookies?: readonly string[];
  /** The times for which the reference platform keeps things; none where the operator has another one, because the site knows nothing of it. */
  platform?: {
    eventsKeptDays: number;
    signInIdleDays: number;
    signInMaxDays: number;
    browserKnownDays: number;
    cookies: Record<PlatformCookie, string[]>;
  };
  /** None where there is nothing in `content/privacy`. */
  operator?: { responsible: Html; sections: { title: string; text: Html }[] };
}

export interface NotFoundData {
  screen: "not-found";
}

/** A step of an inspiration or a block of a session. */
export interface PartData extends PartFacts {
  title: string;
  do: Html;
  say: string;
  result?: string;
  activities: { name: string; url: string; minutes: number }[];
}

/** The contents of a board and their places, for visitors who do not see the drawing. */
export interface BoardInWords {
  /** The question that it answers, or its topic. */
  title?: string;
  /** Names of axes that no area stands at. */
  labels?: string[];
  areas: {
    label: string;
    hint?: string;
    /** The meaning of its place on the board: `Importance: high, Urgency: low`. */
    where?: string;
    value?: number;
    correct?: boolean;
    notes: string[];
  }[];
}

export interface BoardData extends BoardInWords {
  /** Stands in the page's HTML alone: see `leave-out-drawn.ts`. */
  svg?: Html;
  caption: string;
  /** The address of the drawing as a file. */
  file: string;
}

/** The public address of a page, for those who hold it on paper. */
export interface PaperLink {
  url: string;
  /** The same as a QR code: a square of so many modules, and the line through the dark ones, which stands in the page's HTML alone. */
  code: { size: number; path?: string };
}

/** A source of a method. Its language is named in that of the page. */
export type SourceData = { html: Html } & SourceFacts;

export interface TemplateData {
  screen: "template";
  kind: TemplateKind;
  /** The English slug, by which the platform knows it. */
  key: string;
  name: string;
  promise: string;
  /** The first is the main goal. */
  goals: [GoalTerm, ...GoalTerm[]];
  phases: DefinedTerm[];
  level: NamedTerm & { rank: 1 | 2 | 3; why: string };
  group: GroupSize;
  minutes: number;
  preparationMinutes: number;
  places: Record<Place, Suitability>;
  alsoKnownAs: string[];
  /** The address of its picture for lists. */
  picture: string;
  tags: NamedTerm[];
  situations: SituationTerm[];
  contexts: NamedTerm[];
  desk: DefinedTerm;
  added: PageDate;
  activity?: ActivityType;
  summary: { what: Html; when: Html; result: Html; whenNot: Html };
  prerequisites: { onSite: string[]; remote: string[]; room: string; prepare: string[] };
  /** Sessions only. */
  preparing: Html[];
  parts: PartData[];
  /** The materials of all parts together. */
  materials: MaterialNeed[];
  whyItWorks: Html;
  debrief: string[];
  suggestions: Html[];
  traps: { trap: string; rescue: Html }[];
  variants: { name: string; change: Html; why: string }[];
  inclusion: { need: Need; text: Html }[];
  paperLink: PaperLink;
  /** Inspirations only. */
  example?: { story: Html; moment: { scene: Html; said: Utterance[] }; outcome: Html };
  /** Sessions only. */
  recap?: { text: Html; example: string[] };
  board: BoardData;
  sources: SourceData[];
  settings: string[];
  recommendations: { card: Card; reason: string }[];
}

export type PageData =
  | HomeData
  | ListingData
  | DirectoryData
  | DiscoverData
  | FavouritesData
  | CompareData
  | PlanData
  | TemplateData
  | SituationData
  | PrivacyData
  | NotFoundData;

export type ScreenName = PageData["screen"];

/** A record, because the compiler of TypeScript reports an entry that a record lacks, and not one that a list lacks. */
const screens: Record<ScreenName, true> = {
  home: true,
  listing: true,
  directory: true,
  discover: true,
  favourites: true,
  compare: true,
  plan: true,
  template: true,
  situation: true,
  privacy: true,
  "not-found": true,
};

export const screenNames = Object.keys(screens) as readonly ScreenName[];

/** The description of a page beside its content: R3.4, and the head of the document. */
export interface PageContext {
  /** `inspiration` on a template page of either kind. */
  pageType?: "inspiration";
  routeName: RouteName;
  locale: Locale;
  /** The page in every language that it exists in, its own included. */
  translations: { locale: Locale; url: string }[];
  title: string;
  description: string;
  /** Address of the picture for social networks. */
  socialImage?: string;
}

/** A page's data file (R3.6). */
export interface PageFile {
  /** The build that it belongs to. */
  hash: string;
  data: PageData;
  context: PageContext;
  /** The page as the build has drawn it. Only in files: in the document, the data stands beside it. */
  html?: Html;
}
