import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { compile } from "../../src/compiler/compile.ts";
import type { Problem } from "../../src/compiler/problem.ts";
import { TestContent } from "../../src/compiler/test-content.ts";
import type { BoardNeeds } from "../../src/domain/board-needs.ts";
import { locales } from "../../src/domain/locale.ts";
import { createTemplate, type NewTemplate } from "./create-template.ts";

const needs = new Map<string, BoardNeeds>([
  ["quadrants", { areas: { from: 4, to: 4 }, notes: { from: 2, to: 3 } }],
  ["speedboat", { areas: { ids: ["wind", "anchor"] }, notes: { from: 1, to: 2 } }],
  ["poll", { areas: { from: 3, to: 7 }, notes: { from: 0, to: 0 }, title: true, value: true }],
  ["axes", { areas: { from: 4, to: 4 }, notes: { from: 0, to: 3 }, labels: ["x", "xLow"] }],
  ["canvas", { areas: { from: 5, to: 12 }, notes: { from: 1, to: 2 }, grid: true }],
]);

function create(contentFolder: string, order: Partial<NewTemplate>) {
  const asked: NewTemplate = { kind: "inspiration", key: "my-slug", board: undefined, ...order };
  return createTemplate(asked, { contentFolder, today: "2026-03-02", boardNeeds: async () => needs });
}

/** The compiler's problems with a new template in a sound content folder. */
function problemsAfter(order: Partial<NewTemplate>): Promise<Problem[]> {
  return new TestContent().use(async (folder) => {
    expect(await create(folder, order)).toMatchObject({ ok: true });
    const result = await compile(folder, {
      findBoardFlaws: () => [],
      findTimelineFlaws: () => [],
    });
    return result.ok ? [] : result.problems;
  });
}

describe("createTemplate", () => {
  it("writes the facts and a file for each language", async () => {
    await new TestContent().use(async (folder) => {
      expect(await create(folder, {})).toEqual({
        ok: true,
        folder: `${folder}/inspirations/my-slug`,
        board: "quadrants",
      });
      const files = await readdir(path.join(folder, "inspirations/my-slug"));
      expect(files.sort()).toEqual([...locales.map((locale) => `${locale}.yaml`), "facts.yaml"].sort());
      expect(await readFile(path.join(folder, "inspirations/my-slug/en.yaml"), "utf8")).toContain("slug: my-slug\n");
    });
  });

  it.each([
    [{ kind: "inspiration" }, "inspirations"],
    [{ kind: "session" }, "sessions"],
  ])("makes the compiler ask for what is left to write, and for nothing else: %o", async (order, area) => {
    const problems = await problemsAfter(order);
    const notAsked = problems.filter(({ found }) => found !== "a placeholder" && !/todo/i.test(found));
    expect(notAsked).toEqual([]);
    expect(new Set(problems.map(({ file }) => file))).toEqual(
      new Set(["facts", ...locales].map((name) => `content/${area}/my-slug/${name}.yaml`)),
    );
    const asked = (file: string) =>
      problems.filter((problem) => problem.file.endsWith(`/${file}.yaml`)).map(({ field }) => field);
    expect(asked("facts")).toEqual(
      expect.arrayContaining(["goals.0", "level", "minutes", "desk", "recommendations.2"]),
    );
    expect(asked("de")).toEqual(expect.arrayContaining(["slug", "name", "promise", "summary.what", "traps.1.rescue"]));
    expect(asked("en")).not.toContain("slug");
    expect(asked("de").filter((field) => field !== "slug")).toEqual(asked("en"));
  });

  it.each([...needs.keys()])("scaffolds the areas that the board kind %s needs", async (board) => {
    const problems = await problemsAfter({ board });
    const notAsked = problems.filter(({ found }) => found !== "a placeholder" && !/todo/i.test(found));
    expect(notAsked).toEqual([]);
    const fields = problems.map(({ field }) => field).filter((field) => field.startsWith("board."));
    const expected: Record<string, string[]> = {
      quadrants: ["board.areas.area-4.notes.1"],
      speedboat: ["board.areas.anchor.label"],
      poll: ["board.areas.2.value", "board.title"],
      axes: ["board.labels.xLow", "board.areas.area-1.notes.0"],
      canvas: ["board.areas.area-5.notes.0"],
    };
    expect(fields).toEqual(expect.arrayContaining(expected[board] ?? []));
  });

  it.each<[Partial<NewTemplate>, string]>([
    [
      { kind: "inspirations" },
      "'inspirations' is no kind: did you mean 'inspiration'? Otherwise write one of: inspiration, session",
    ],
    [{ kind: undefined }, "There is no kind: write one of: inspiration, session"],
    [
      { key: undefined },
      "There is no slug: write lower-case letters without accents, digits and single hyphens, at most 60",
    ],
    [
      { key: "Été" },
      "'Été' is no slug: write lower-case letters without accents, digits and single hyphens, at most 60",
    ],
    [
      { key: "../x" },
      "'../x' is no slug: write lower-case letters without accents, digits and single hyphens, at most 60",
    ],
    [
      { board: "pol" },
      "'pol' is no kind of board: did you mean 'poll'? Otherwise write one of: quadrants, speedboat, poll, axes, canvas",
    ],
    [
      { kind: "session", board: "poll" },
      "--board is for inspirations: a session's board is its timeline, drawn from the blocks",
    ],
  ])("refuses %o, says what to write, and writes nothing", async (order, message) => {
    await new TestContent().use(async (folder) => {
      const before = await readdir(folder, { recursive: true });
      expect(await create(folder, order)).toEqual({ ok: false, message });
      expect(await readdir(folder, { recursive: true })).toEqual(before);
    });
  });

  it("refuses a slug that exists, and leaves its files alone", async () => {
    await new TestContent().use(async (folder) => {
      const file = path.join(folder, "inspirations/alpha/facts.yaml");
      const before = await readFile(file, "utf8");
      const result = await create(folder, { key: "alpha" });
      expect(result).toMatchObject({
        ok: false,
        message: expect.stringContaining("The inspiration 'alpha' is there already: write another slug"),
      });
      expect(await readFile(file, "utf8")).toBe(before);
    });
  });
});
