import { stringify } from "yaml";
import { placeholderMark, placeholderSlugStart } from "../../src/compiler/placeholder.ts";
import type { BoardWords } from "../../src/domain/board.ts";
import { type Locale, unprefixedLocale } from "../../src/domain/locale.ts";
import type { CommonWords, InspirationWords, PartWords, SessionWords } from "../../src/domain/template.ts";
import { partCounts } from "./scaffold-facts.ts";

/** A language file of a new inspiration. */
export function scaffoldInspiration(key: string, locale: Locale, board: BoardWords): string {
  const { recommendations, ...common } = commonWords(key, locale);
  return write({
    ...common,
    steps: parts("step", partCounts.inspiration, 60),
    example: {
      story: ask("a story: who, what for", 400),
      moment: {
        scene: ask("one telling moment of it", 400),
        said: list(2, (number) => ({
          by: ask(`who says line ${number}`, 30),
          words: ask(`line ${number} of 2 to 5`, 220),
        })),
      },
      outcome: ask("what came of it", 500),
    },
    board: boardWords(board),
    recommendations,
  } satisfies InspirationWords);
}

/** A language file of a new session. */
export function scaffoldSession(key: string, locale: Locale): string {
  const { recommendations, ...common } = commonWords(key, locale);
  return write({
    ...common,
    preparing: list(3, (number) => ask(`what to do beforehand, ${number} of 3 to 6`, 400)),
    blocks: parts("block", partCounts.session, 40),
    recap: {
      text: ask("what the summary holds, who writes it, when it is sent", 600),
      example: list(3, (number) => ask(`a filled-in summary, line ${number} of 3 to 6`, 110)),
    },
    caption: ask("what the timeline shows", 80),
    recommendations,
  } satisfies SessionWords);
}

function write(words: object): string {
  return stringify(words, { lineWidth: 0 });
}

/** A placeholder that asks for a text, with its limit if there is room for it. */
function ask(what: string, max: number): string {
  const full = `${placeholderMark}${what}, at most ${max} characters`;
  return full.length <= max ? full : `${placeholderMark}${what}`;
}

function list<Entry>(length: number, make: (number: number) => Entry): Entry[] {
  return Array.from({ length }, (_, index) => make(index + 1));
}

function commonWords(key: string, locale: Locale): CommonWords {
  return {
    slug: locale === unprefixedLocale ? key : `${placeholderSlugStart}${locale}-${key}`.slice(0, 60).replace(/-$/, ""),
    name: ask("the name", 50),
    alsoKnownAs: [],
    promise: ask("what it gives, in one sentence", 160),
    description: `${placeholderMark}what search engines show of the page, 70 to 155 characters, what it is and for whom`,
    summary: {
      what: ask("what it is", 600),
      when: ask("when it helps", 600),
      result: ask("what exists at the end", 600),
      whenNot: ask("when not to use it, and what to use instead", 600),
    },
    prerequisites: {
      onSite: [ask("material in the room, 1 to 4 entries", 120)],
      remote: [ask("material when remote, 1 to 4 entries", 120)],
      room: ask("how the room is set up", 200),
      prepare: [ask("what to prepare, 1 to 4 entries", 200)],
    },
    level: ask("what makes it easy, intermediate or experienced", 200),
    whyItWorks: ask("the mechanism behind it, in two or three sentences", 600),
    debrief: list(3, (number) => ask(`question ${number} of 3 to 5 to talk about afterwards`, 200)),
    suggestions: list(3, (number) => ask(`suggestion ${number} of 3 to 5`, 400)),
    traps: list(2, (number) => ({
      trap: ask(`trap ${number} of 2 to 3`, 100),
      rescue: ask(`the rescue from trap ${number}`, 400),
    })),
    variants: list(2, (number) => ({
      name: ask(`variant ${number} of 2 to 4`, 50),
      change: ask(`what variant ${number} changes`, 300),
      why: ask(`why one would choose variant ${number}`, 220),
    })),
    inclusion: [ask("how to adapt it, one text for each need in facts.yaml", 300)],
    sources: [ask("who invented it, when, and what it gave: one text for each source in facts.yaml", 300)],
    settings: list(2, (number) => ask(`setting ${number} of 2 to 5: what to switch on in the platform`, 110)),
    recommendations: list(3, (number) => ask(`the reason for recommendation ${number}, in lower case`, 110)),
  };
}

function parts(noun: string, length: number, maxTitle: number): PartWords[] {
  return list(length, (number) => ({
    title: ask(`title of ${noun} ${number}`, maxTitle),
    do: ask(`what to do in ${noun} ${number}`, 900),
    say: ask(`the words to say in ${noun} ${number}, without quotation marks`, 300),
    result: ask(`what exists after ${noun} ${number}, as a noun phrase; leave it out where it is obvious`, 120),
  }));
}

function boardWords({ title, labels, areas }: BoardWords): BoardWords {
  const areasToWrite = Object.entries(areas).map(([id, { notes }]) => [
    id,
    {
      label: ask(`label of ${id}`.slice(0, 28), 34),
      ...(notes && { notes: notes.map((_, index) => ask(`note ${index + 1}`, 48)) }),
    },
  ]);
  return {
    ...(title !== undefined && { title: ask("the board's question or problem", 90) }),
    caption: ask("what the board shows", 80),
    ...(labels && {
      labels: Object.fromEntries(Object.keys(labels).map((name) => [name, `${placeholderMark}${name}`])),
    }),
    areas: Object.fromEntries(areasToWrite),
  };
}
