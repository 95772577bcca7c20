import { describe, expect, it } from "vitest";
import { longestAddress } from "../../../../../domain/plan/plan.ts";
import { partOf, templateOf } from "../../../../../domain/plan/test-plans.ts";
import { languageTagOf } from "../../../../language/language-tag.ts";
import { agendaOf, checkIn, own, pause, planOf, swot } from "./test-agenda.ts";

describe("the agenda of a plan", () => {
  const plan = planOf([checkIn, swot, pause, own("Budget", "With Nora")], { date: "2026-12-01" });

  it("says when, how long and with how many", () => {
    expect(agendaOf(plan)).toMatchObject({
      title: "Team day",
      date: expect.stringMatching(/^Tuesday,? 1 December 2026$/),
      start: "09:00",
      end: "10:15",
      minutes: "75 min",
      people: "8 people",
      address: "https://example.org/plan/?v=1",
    });
    expect(agendaOf(planOf([pause], { title: "" }))).toMatchObject({ title: "Agenda", date: undefined });
  });

  it("has a row for each block, with its groups and material, and the steps of an activity", () => {
    const rows = agendaOf(plan).rows.map(({ time, minutes, name, who, material, note, steps }) => [
      `${time} ${name}, ${minutes}`,
      who,
      material,
      note,
      steps.map((step) => [`${step.time} ${step.name}, ${step.minutes}`, step.who, step.material]),
    ]);
    expect(rows).toEqual([
      ["09:00 Check-in, 10 min", "4 pairs", "", "", []],
      [
        "09:10 SWOT matrix, 30 min",
        "2 groups of 4",
        "16 sticky notes, 24 sticky dots",
        "",
        [
          ["09:10 Write, 10 min", "alone", "16 sticky notes"],
          ["09:20 Sort, 15 min", "2 groups of 4", ""],
          ["09:35 Vote, 5 min", "everyone", "24 sticky dots"],
        ],
      ],
      ["09:40 Break, 15 min", "", "", "", []],
      ["09:55 Budget, 20 min", "", "", "With Nora", []],
    ]);
    expect(agendaOf(plan).bring).toEqual(["16 sticky notes", "24 sticky dots"]);
  });

  it("names a break and a block that have no name", () => {
    expect(agendaOf(planOf([pause, own("")])).rows.map(({ name }) => name)).toEqual(["Break", "Untitled block"]);
    expect(agendaOf(planOf([{ ...pause, title: "Lunch" } as typeof pause])).rows[0]?.name).toBe("Lunch");
  });

  it("has the names of a second language where they are others", () => {
    const french = templateOf([partOf(1, 1, { title: "Écrire" }), partOf(1, 1, { title: "Sort" })], {
      name: "Matrice SWOT",
    });
    const [row] = agendaOf(planOf([swot]), { second: (it) => (it === "inspiration:swot" ? french : undefined) }).rows;
    expect(row?.second).toBe("Matrice SWOT");
    expect(row?.steps.map(({ second }) => second)).toEqual(["Écrire", undefined, undefined]);
    expect(agendaOf(planOf([swot])).rows[0]?.second).toBeUndefined();
  });

  it("says what is on the next day, and both dates", () => {
    const late = planOf([swot, pause], { start: "23:45", date: "2026-12-01" });
    const { date, start, end, rows } = agendaOf(late, { language: "de" });
    expect(date).toMatch(/^Dienstag, 1\.\s–\sMittwoch, 2\. Dezember 2026$/);
    expect([start, end]).toEqual(["23:45", "00:30 (+1 day)"]);
    expect(rows.map(({ time, steps }) => [time, ...steps.map((step) => step.time)])).toEqual([
      ["23:45", "23:45", "23:55", "00:10 (+1 day)"],
      ["00:15 (+1 day)"],
    ]);
  });

  it("has no address that programs would cut", () => {
    expect(agendaOf(plan, { address: "x".repeat(longestAddress) }).address).toBeDefined();
    expect(agendaOf(plan, { address: "x".repeat(longestAddress + 1) }).address).toBeUndefined();
  });

  it("writes times as the page's language does where the visitor lives", () => {
    expect(languageTagOf("en", ["de-CH", "en-GB", "en-US"])).toBe("en-GB");
    expect(languageTagOf("fr", ["de-CH", "en-GB"])).toBe("fr");
    expect(languageTagOf("en", ["de-CH"])).toBe("en-GB");
    expect(agendaOf(plan, { language: "en-US" }).end).toMatch(/^10:15\sAM$/);
    expect(agendaOf(plan, { language: "de" }).date).toBe("Dienstag, 1. Dezember 2026");
  });
});
