import { describe, expect, it } from "vitest";
import { type Locale, locales } from "../../domain/locale.ts";
import { formatProblem } from "../problem.ts";
import { TestContent } from "../test-content.ts";

const file = "plans/afternoon.yaml";

const sentences: Record<Locale, string> = {
  de: "Für ein Team, das zurückschaut und entscheidet, was es in der nächsten Woche anders machen will.",
  en: "For a team that looks back and decides what it wants to do differently in the coming week.",
  es: "Para un equipo que mira hacia atrás y decide qué quiere hacer de otra manera la próxima semana.",
  fr: "Pour une équipe qui regarde en arrière et décide de ce qu’elle veut faire autrement la semaine prochaine.",
  it: "Per una squadra che si guarda indietro e decide che cosa vuole fare diversamente la prossima settimana.",
  nl: "Voor een team dat terugkijkt en bepaalt wat het de komende week anders wil doen dan vroeger.",
  pt: "Para uma equipa que olha para trás e decide o que quer fazer de outra forma na próxima semana.",
};
const each = (text: string, without?: Locale) =>
  Object.fromEntries(locales.filter((it) => it !== without).map((locale) => [locale, `${text} ${locale}`]));

const own = { kind: "own", minutes: 10, title: each("W") };
const blocks = [
  own,
  { kind: "activity", key: "alpha" },
  { kind: "break", minutes: 10 },
  { kind: "session", key: "gamma", number: 2 },
  { kind: "activity", key: "beta", minutes: 25 },
  own,
];
const good = {
  situations: ["stuck"],
  people: 6,
  start: "13:30",
  minutes: 80,
  title: each("T"),
  sentence: sentences,
  blocks,
};

/** Copies a value, so that no object stands in it twice, for which YAML would write an alias. */
const copyOf = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const withPlan = (change: object = {}) => new TestContent().write(file, copyOf({ ...good, ...change }));
const withBlocks = (...its: object[]) => withPlan({ blocks: its });

/** Each problem with its place, what was found and what to write. */
async function problemsOf(content: TestContent): Promise<string[]> {
  return (await content.problems()).map(({ file: its, field, found, expected }) =>
    its === `content/${file}`
      ? `${field}: ${found}, ${expected}`
      : formatProblem({ file: its, line: 1, field, found, expected }),
  );
}

describe("plans of the site", () => {
  it("are in the catalogue by the name of their file", async () => {
    const result = await withPlan().compile();
    expect(result.ok ? result.catalogue.plans : result.problems.map(formatProblem)).toEqual([
      { key: "afternoon", ...good },
    ]);
  });

  it("have every text in every language, of a length that has room", async () => {
    expect(await problemsOf(withPlan({ title: each("T", "pt") }))).toEqual(["title.pt: nothing, write a text"]);
    const long = { ...each("W"), fr: "e".repeat(61) };
    expect(await problemsOf(withBlocks({ ...own, title: long }, ...blocks.slice(1)))).toEqual([
      "blocks.0.title.fr: 61 characters, write at most 60",
    ]);
    expect(await problemsOf(withBlocks({ ...own, note: each("N", "de") }, ...blocks.slice(1)))).toEqual([
      "blocks.0.note.de: nothing, write a text",
    ]);
  });

  it("are texts like any other: in the language of their field, and well set", async () => {
    const problems = await problemsOf(withPlan({ sentence: { ...sentences, de: sentences.en, fr: "L'équipe" } }));
    expect(problems[0]).toMatch(/^sentence\.de: English/);
    expect(problems.join()).toContain("sentence.fr: a straight '");
    const title = { ...each("W"), en: "What's up" };
    expect(await problemsOf(withBlocks({ ...own, title }, ...blocks.slice(1)))).toEqual([
      expect.stringMatching(/^blocks\.0\.title\.en: a straight '/),
    ]);
  });

  it("hold what a plan can hold, and nothing else", async () => {
    expect(await problemsOf(withBlocks({ kind: "lunch" }, ...blocks.slice(1)))).toEqual([
      "blocks.0.kind: fields, write kind: activity, session, break or own",
    ]);
    expect(await problemsOf(withPlan({ start: "25:00", days: 2 }))).toEqual([
      "start: '25:00', write a time of the day such as 13:30, in quotes",
      "days: an unknown field 'days', remove it",
    ]);
    expect(await problemsOf(new TestContent().write("plans/A b.yaml", good))).toEqual([
      expect.stringContaining("content/plans/A b.yaml:1  found 'A b.yaml', rename the file"),
    ]);
  });

  it("name situations and templates that exist", async () => {
    expect(await problemsOf(withPlan({ situations: ["stuk", "stuck", "stuck"] }))).toEqual([
      expect.stringMatching(/^situations\.0: 'stuk', did you mean 'stuck'/),
      "situations.2: 'stuck' a second time, write each entry once",
    ]);
    const named = (key: string) => withBlocks(own, { kind: "activity", key }, own, own);
    expect(await problemsOf(named("alpa"))).toEqual([
      expect.stringMatching(/^blocks\.1\.key: 'alpa', did you mean 'alpha'/),
    ]);
    const beyond = { kind: "session", key: "gamma", number: 6 };
    expect(await problemsOf(withBlocks(own, beyond, own))).toEqual([
      "blocks.1.number: 6, write at most 5: it has no more",
    ]);
  });

  it("fill their minutes", async () => {
    const expected = (minutes: number, at: number) =>
      `write ${minutes}, or correct the blocks: at ${at} minutes, they take ${minutes}`;
    expect(await problemsOf(withPlan({ minutes: 90 }))).toEqual([`minutes: 90, ${expected(80, 90)}`]);
    // The steps of one template take at least 12 minutes, and the block of the other at least 3.
    expect(await problemsOf(withPlan({ minutes: 60 }))).toEqual([`minutes: 60, ${expected(70, 60)}`]);
  });

  it("are such that a facilitator would warn of nothing", async () => {
    const alpha = { kind: "activity", key: "alpha" };
    expect(await problemsOf(withPlan({ people: 9 }))).toEqual([
      expect.stringMatching(/^blocks\.1: a block for another number than 9 people/),
      expect.stringMatching(/^blocks\.3: a block/),
      expect.stringMatching(/^blocks\.4: a block/),
    ]);
    expect(await problemsOf(withBlocks({ ...own, minutes: 50 }, alpha, own))).toEqual([]);
    expect(await problemsOf(withBlocks({ ...own, minutes: 80 }, alpha, own).set(file, "minutes", 110))).toEqual([
      expect.stringMatching(/^blocks\.2: 110 minutes without a break/),
    ]);
    expect(await problemsOf(withBlocks({ ...own, minutes: 40 }, alpha, alpha).set(file, "minutes", 80))).toEqual([
      expect.stringMatching(/^blocks\.2: no closing/),
      expect.stringMatching(/^blocks\.2: the same kind of activity as just before/),
    ]);
  });

  it("go without those that are not sound, and none without a template that it names", async () => {
    const broken = await withPlan({ minutes: 81 }).compile();
    expect(!broken.ok && broken.sound?.plans).toEqual([]);
    const begun = (content: TestContent) =>
      content.write("inspirations/begun/facts.yaml", "goals: [unclosed\n").compile();
    const unnamed = await begun(withPlan());
    expect(!unnamed.ok && unnamed.sound?.plans).toHaveLength(1);
    const named = await begun(withBlocks(own, { kind: "activity", key: "begun" }, own));
    expect(!named.ok && named.sound).toBeUndefined();
  });
});
