import { describe, expect, it } from "vitest";
import { sentenceAddress } from "./sentence-address.ts";
import { independentChoices, sentenceChoices } from "./sentence-choices.ts";

const goal = (id: string) => ({ id, name: id, color: "sun" as const });

/** Rows: any goal, then each goal. Columns: any group, then 2, 3-5, 6-10, 11-20, 21 and more. */
const data = {
  goals: [goal("meet"), goal("decide")],
  totals: {
    inspiration: [
      [3, 1, 3, 2, 0, 0],
      [1, 1, 1, 0, 0, 0],
      [2, 0, 2, 2, 0, 0],
    ],
    session: [
      [1, 1, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0],
      [1, 1, 0, 0, 0, 0],
    ],
  },
};

describe("the choices of the filter sentence", () => {
  it("are those that give results with the other two as they are (R2.11)", () => {
    expect(sentenceChoices(data, { kind: "inspiration" })).toEqual({
      kinds: ["inspiration", "session"],
      goals: ["meet", "decide"],
      people: ["2", "3-5", "6-10"],
    });
    expect(sentenceChoices(data, { kind: "inspiration", goal: "meet", people: "3-5" })).toEqual({
      kinds: ["inspiration"],
      goals: ["meet", "decide"],
      people: ["2", "3-5"],
    });
    expect(sentenceChoices(data, { kind: "session" }).goals).toEqual(["decide"]);
  });

  it("never lose what is chosen, even where it gives nothing", () => {
    const choices = sentenceChoices(data, { kind: "session", goal: "meet", people: "21-" });
    expect(choices.kinds).toContain("session");
    expect(choices.goals).toContain("meet");
    expect(choices.people).toContain("21-");
  });

  it("are all that either kind has results for, where a list cannot follow the others", () => {
    expect(independentChoices(data)).toEqual({
      kinds: ["inspiration", "session"],
      goals: ["meet", "decide"],
      people: ["2", "3-5", "6-10"],
    });
    const sessionsAlone = { ...data, totals: { inspiration: [[0]], session: data.totals.session } };
    expect(independentChoices(sessionsAlone)).toMatchObject({ goals: ["decide"], people: ["2"] });
  });

  it("lead to a listing's address, in its canonical order and without empty parameters", () => {
    expect(sentenceAddress({ kind: "inspiration" }, "en")).toBe("/inspirations/");
    expect(sentenceAddress({ kind: "session", people: "6-10" }, "fr")).toBe("/fr/sessions/?people=6-10");
    expect(sentenceAddress({ kind: "inspiration", goal: "meet", people: "2" }, "de")).toBe(
      "/de/inspirations/?goal=meet&people=2",
    );
  });
});
