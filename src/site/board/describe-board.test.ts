import { describe, expect, it } from "vitest";
import { boardSamples } from "./board-samples.ts";
import { describeBoard } from "./describe-board.ts";

function describeSample(kind: string, colon?: string) {
  const sample = boardSamples[kind];
  return sample === undefined ? [] : describeBoard({ ...sample, ...(colon === undefined ? {} : { colon }) });
}

describe("the text alternative of a board", () => {
  it("lists each area with its hint and its notes", () => {
    expect(describeSample("speedboat")[0]).toEqual({
      label: "Area wind",
      hint: "What wind means",
      notes: ["Repairs take two days", "Half our buyers come back"],
    });
  });

  it("says where an area stands between axes", () => {
    expect(describeSample("axes").map((area) => area.where)).toEqual([
      "Importance: vital, Urgency: low",
      "Importance: vital, Urgency: high",
      "Importance: minor, Urgency: low",
      "Importance: minor, Urgency: high",
    ]);
  });

  it("sets the colon as the language does", () => {
    expect(describeSample("axes", "\u00a0: ")[0]?.where).toBe("Importance\u00a0: vital, Urgency\u00a0: low");
  });

  it("carries votes and the right answer", () => {
    expect(describeSample("wall").map((area) => area.value)).toEqual([1, 2, 3, 4, 5, 14, 7]);
    expect(describeSample("quiz").map((area) => area.correct)).toEqual([undefined, true, undefined]);
  });

  it("says a value that counts no people as a score", () => {
    const [good] = describeSample("score");
    expect(good).toMatchObject({ where: "7 / 10" });
    expect(good).not.toHaveProperty("value");
  });

  it("gives the people on a tree the numbers that they have in the picture", () => {
    expect(describeSample("tree").map(({ where }) => where)).toEqual([..."12345678"]);
  });

  it("leaves out soft hyphens", () => {
    const facts = { kind: "radial", areas: [{ id: "a" }] };
    const words = { caption: "", areas: { a: { label: "Kunden\u00adsegmente" } } };
    expect(describeBoard({ facts, words })[0]?.label).toBe("Kundensegmente");
  });
});
