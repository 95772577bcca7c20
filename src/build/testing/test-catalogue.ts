import { compile } from "../../compiler/compile.ts";
import type { CompileOptions } from "../../compiler/compile-template.ts";
import { type BoardNeeds, smallestBoard } from "../../domain/board-needs.ts";
import type { Catalogue, DiscoverTopic, DiscoverWords } from "../../domain/catalogue.ts";
import type { ConsentLocale, ConsentWords } from "../../domain/consent.ts";
import { type Locale, locales } from "../../domain/locale.ts";
import type {
  CommonFacts,
  CommonWords,
  Inspiration,
  InspirationFacts,
  PartFacts,
  PartWords,
  Session,
  TemplateReference,
} from "../../domain/template.ts";
import type { Term } from "../../domain/vocabulary.ts";
import { ContentError } from "../read/read-site-content.ts";

/** The catalogue of a content folder, whole and in memory. A build holds no more of it than it must. */
export function readCatalogue(folder: string, options: CompileOptions): Catalogue {
  const result = compile(folder, options);
  if (!result.ok) throw new ContentError(result.problems);
  return result.catalogue;
}

const anyBoard: BoardNeeds = { areas: { from: 4, to: 4 }, notes: { from: 1, to: 2 } };

export interface InspirationOrder {
  key: string;
  kind?: string;
  needs?: BoardNeeds;
  without?: Locale[];
  /** The facts that differ from those of the other templates. */
  facts?: Partial<InspirationFacts>;
  words?: Partial<CommonWords>;
}

/** A small, sound catalogue for tests: `beta` lacks Dutch, and the session leads to it. */
export function makeCatalogue(
  orders: InspirationOrder[] = [{ key: "alpha" }, { key: "beta", without: ["nl"] }],
): Catalogue {
  return {
    vocabulary: {
      goals: { meet: { ...term("meet"), color: "coral" }, decide: { ...term("decide"), color: "sky" } },
      contexts: { "team-routine": term("team routine") },
      phases: { open: term("open") },
      levels: { easy: term("easy"), experienced: term("experienced") },
      tags: { agile: term("agile"), visual: term("visual") },
      desks: { facilitation: term("facilitation") },
      situations: { stuck: { name: term("stuck").name, slug: each((locale) => `stuck-${locale}`) } },
    },
    inspirations: orders.map(makeInspiration),
    sessions: [makeSession(orders.map(({ key }) => key))],
    news: [
      { key: "launch", date: "2026-01-05", link: "page:sessions", words: each(newsWords) },
      { key: "beta", date: "2026-01-04", link: "inspiration:beta", words: each(newsWords) },
    ].filter(({ link }) => link.startsWith("page:") || orders.some(({ key }) => link === `inspiration:${key}`)),
    homeBoards: orders.slice(0, 2).map(({ key }) => key),
    plans: [],
    discover: each(discoverWords),
    consent: { en: consentWords("en"), fr: consentWords("fr") },
    privacy: {},
    situationPhrases: each(() => ({ stuck: ["nothing moves"] })),
    synonyms: each(() => [["hopscotch", "jumping game"]]),
  };
}

function makeInspiration({
  key,
  kind = "quadrants",
  needs = anyBoard,
  without = [],
  facts,
  words,
}: InspirationOrder): Inspiration {
  const board = smallestBoard(kind, needs);
  return {
    kind: "inspiration",
    key,
    facts: {
      ...commonFacts(["session:gamma"], without),
      activity: "board",
      steps: [{ ...part, who: "groups", groupsOf: { from: 3, to: 4 }, grows: "per-group", canSkip: true }, part],
      board: board.facts,
      ...facts,
    },
    words: wordsIn(without, (locale) => ({
      ...commonWords(key, locale),
      steps: [partWords("one"), partWords("two")],
      example: {
        story: "A story",
        moment: {
          scene: "A scene",
          said: [
            { by: "Ada", words: "Words of Ada" },
            { by: "Olu", words: "Words of Olu" },
          ],
        },
        outcome: "An outcome",
      },
      board: board.words,
      ...words,
    })),
  };
}

function makeSession(activities: string[]): Session {
  return {
    kind: "session",
    key: "gamma",
    facts: {
      ...commonFacts(
        activities.slice(0, 3).map((key): TemplateReference => `inspiration:${key}`),
        [],
      ),
      contexts: ["team-routine"],
      blocks: [
        { ...part, activities: activities.slice(0, 3) },
        { ...part, grows: "per-person", activities: [] },
      ],
    },
    words: wordsIn([], (locale) => ({
      ...commonWords("gamma", locale),
      preparing: ["Prepare it"],
      blocks: [partWords("first block"), partWords("second block")],
      recap: { text: "What was said", example: ["We decided"] },
      caption: "The timeline",
    })),
  };
}

function each<Value>(make: (locale: Locale) => Value): Record<Locale, Value> {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, Value>;
}

function wordsIn<Words>(without: Locale[], make: (locale: Locale) => Words): Partial<Record<Locale, Words>> {
  return Object.fromEntries(
    locales.filter((locale) => !without.includes(locale)).map((locale) => [locale, make(locale)]),
  );
}

function term(name: string): Term {
  return { name: each((locale) => `${name} in ${locale}`), definition: each(() => `What ${name} means`) };
}

const part: PartFacts = {
  minutes: 10,
  shortest: 5,
  canSkip: false,
  grows: "none",
  who: "alone",
  uses: [{ item: "sticky-notes", count: 2, per: "person" }],
};

function commonFacts(recommendations: TemplateReference[], withoutLanguages: Locale[]): CommonFacts {
  return {
    goals: ["decide"],
    phases: ["open"],
    level: "easy",
    group: { from: 4, to: 12 },
    tags: ["agile", "visual"],
    situations: ["stuck"],
    sources: [{ kind: "book", year: 1982, language: "en", url: "https://example.org/book" }],
    places: { onSite: "as-is", remote: "adapted", hybrid: "no" },
    minutes: 20,
    preparationMinutes: 5,
    desk: "facilitation",
    added: "2026-02-01",
    withoutLanguages,
    inclusion: ["sight"],
    recommendations,
  };
}

function commonWords(key: string, locale: Locale): CommonWords {
  return {
    slug: locale === "en" ? key : `${key}-${locale}`,
    name: `Name of ${key}`,
    alsoKnownAs: [],
    promise: "A promise",
    description: "A description",
    summary: {
      what: "What it is, with **strong** words",
      when: "When it helps",
      result: "A result",
      whenNot: "Rather [the session](session:gamma)",
    },
    prerequisites: { onSite: ["Paper"], remote: ["A link"], room: "A quiet room", prepare: ["Print it"] },
    level: "Why it is easy",
    suggestions: ["Smile", "Listen"],
    traps: [{ trap: "Silence", rescue: "Wait" }],
    variants: [{ name: "In pairs", change: "Work in pairs", why: "To hear all" }],
    inclusion: ["Read it aloud"],
    whyItWorks: "Why it works",
    debrief: ["What was new?", "What follows?", "Who does it?"],
    sources: ["A book"],
    settings: ["Anonymous"],
    recommendations: ["to go on"],
  };
}

function partWords(name: string): PartWords {
  return { title: `Title of ${name}`, do: `Do ${name}`, say: `Say ${name}`, result: `result of ${name}` };
}

function newsWords() {
  return { title: "A title of news", text: "A text of news" };
}

function consentWords(locale: ConsentLocale): ConsentWords {
  const word = (name: string) => `${name} ${locale}`;
  return {
    title: word("Title"),
    intro: word("Intro"),
    analytics: word("Analytics"),
    tagManager: word("Tag manager"),
    outro: word("Outro"),
    privacy: word("Privacy"),
    accept: word("Yes"),
    decline: word("No"),
    given: word("Yes said"),
    refused: word("No said"),
    keep: word("Keep"),
  };
}

function discoverWords(): DiscoverWords {
  const topic = (name: string): DiscoverTopic => ({
    title: name,
    short: `In short, ${name}`,
    text: `About ${name}`,
    points: [`First ${name}`, `Second ${name}`, `Third ${name}`],
  });
  return {
    title: "Discover {brand}",
    description: "A description",
    intro: "An introduction",
    prepare: topic("prepare"),
    brainstorm: topic("brainstorm"),
    collect: topic("collect"),
    call: { title: "Come in", text: "It is open", button: "Enter" },
  };
}
