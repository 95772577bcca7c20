import { describe, expect, it } from "vitest";
import { describeBoard } from "./describe-board.ts";
import { boardSamples } from "./test-boards.ts";

function describeSample(kind: string, colon?: string) {
  const sample = boardSamples[kind];
  if (sample === undefined) throw new Error(`There is no ${kind}`);
  return describeBoard({ ...sample, ...(colon === undefined ? {} : { colon }) });
}

const areasOf = (kind: string, colon?: string) => describeSample(kind, colon).areas;

describe("the text alternative of a board", () => {
  it.each(Object.entries(boardSamples))("says every word on a board: %s", (kind, { words }) => {
    const said = JSON.stringify(describeSample(kind));
    const areas = Object.values(words.areas).flatMap(({ label, hint = "", notes = [] }) => [label, hint, ...notes]);
    for (const text of [words.title ?? "", ...Object.values(words.labels ?? {}), ...areas])
      expect(said).toContain(text);
  });

  it("begins with the question, and with the names of axes that no area stands at", () => {
    const { title, labels } = describeSample("arcs");
    expect(title).toBeUndefined();
    expect(labels).toEqual(Object.values(boardSamples.arcs?.words.labels ?? {}));
    expect(describeSample("quiz").title).toBe(boardSamples.quiz?.words.title);
    expect(describeSample("axes").labels).toBeUndefined();
  });

  it("lists each area with its hint and its notes", () => {
    expect(areasOf("speedboat")[0]).toEqual({
      label: "Area wind",
      hint: "What wind means",
      notes: ["Repairs take two days", "Half our buyers come back"],
    });
  });

  it("says where an area stands between axes", () => {
    expect(areasOf("axes").map((area) => area.where)).toEqual([
      "Importance: vital, Urgency: low",
      "Importance: vital, Urgency: high",
      "Importance: minor, Urgency: low",
      "Importance: minor, Urgency: high",
    ]);
  });

  it("says the parts of time that an area lasts one by one, without a sign that nobody hears", () => {
    expect(areasOf("gantt").map(({ where }) => where)).toEqual(["W1, W2", "W2, W3", "W3", "W3, W4", "W4"]);
  });

  it("names the columns of pairs once, before them", () => {
    const { labels, areas } = describeSample("reversal");
    expect(labels).toEqual(["The worst", "Turned round"]);
    expect(areas.map(({ where }) => where)).toEqual(areas.map(() => undefined));
  });

  it("sets the colon as the language does", () => {
    expect(areasOf("axes", "\u00a0: ")[0]?.where).toBe("Importance\u00a0: vital, Urgency\u00a0: low");
  });

  it("carries votes and the right answer", () => {
    expect(areasOf("wall").map((area) => area.value)).toEqual([1, 2, 3, 4, 5, 14, 7]);
    expect(areasOf("quiz").map((area) => area.correct)).toEqual([undefined, true, undefined]);
  });

  it("says a value that counts no people as a score", () => {
    const [good] = areasOf("score");
    expect(good).toMatchObject({ where: "7 / 10" });
    expect(good).not.toHaveProperty("value");
  });

  it("gives the people on a tree the numbers that they have in the picture", () => {
    expect(areasOf("tree").map(({ where }) => where)).toEqual([..."12345678"]);
  });

  it("leaves out soft hyphens", () => {
    const facts = { kind: "radial", areas: [{ id: "a" }] };
    const words = { caption: "", areas: { a: { label: "Kunden\u00adsegmente" } } };
    expect(describeBoard({ facts, words }).areas[0]?.label).toBe("Kundensegmente");
  });
});
