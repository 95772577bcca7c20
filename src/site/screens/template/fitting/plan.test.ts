import { describe, expect, it } from "vitest";
import type { GroupSize } from "../../../../domain/group-size.ts";
import type { PartData } from "../../../../domain/page.ts";
import { loadLanguage } from "../../../navigation/load-language.ts";
import { minutesLeft, minutesSinceTime, nextQuarter, planMeeting } from "./plan.ts";
import { materialsText, sizeWarning, textOfPlan, timeAfter, verdictOf } from "./plan-words.ts";

const messages = {
  ...(await loadLanguage("en", "template")).messages,
  ...(await loadLanguage("en", "fitting")).messages,
};
const { fitting: words } = messages;

const part = (title: string, facts: Partial<PartData>): PartData => ({
  title,
  do: "",
  say: "",
  activities: [],
  minutes: 10,
  shortest: 6,
  canSkip: false,
  grows: "none",
  who: "everyone",
  uses: [],
  ...facts,
});

const template = {
  group: { from: 4, to: 12 },
  parts: [
    part("Write", { who: "alone", uses: [{ item: "sticky-notes", count: 4, per: "person" }] }),
    part("Compare", { who: "pairs", canSkip: true, uses: [{ item: "sheets", count: 1, per: "group" }] }),
    part("Sort", { who: "groups", groupsOf: { from: 3, to: 5 }, minutes: 15, shortest: 8 }),
  ],
};

const plan = (people: number, minutes: number) => planMeeting(template, { people, minutes });

describe("a plan", () => {
  it("begins each part when the one before ends, and brings nothing for what is left out", () => {
    const { parts, materials } = plan(7, 15);
    expect(parts.map(({ startsAfter, minutes }) => [startsAfter, minutes])).toEqual([
      [0, 6],
      [6, undefined],
      [6, 9],
    ]);
    expect([...materials]).toEqual([["sticky-notes", 28]]);
  });

  it("brings dots that are stuck by number (R2.16)", () => {
    const voting = { ...template, parts: [part("Vote", { uses: [{ item: "dots", count: 3, per: "person" }] })] };
    const list = materialsText(planMeeting(voting, { people: 40, minutes: 30 }), messages);
    expect(list).toContain("120 sticky dots");
  });

  it("says how it fits", () => {
    const verdict = (minutes: number) => verdictOf(plan(7, minutes), words);
    expect(verdict(35)).toBe("Fits as it is.");
    expect(verdict(36)).toBe("Fits as it is, with 1 minute to spare.");
    expect(verdict(30)).toBe("Fits with shorter times.");
    expect(verdict(15)).toBe("Fits with 1 part left out.");
    expect(verdict(10)).toBe("Takes at least 14 min, which is 4 min more than you have.");
  });

  it("says that more people take longer, and not that it is shorter or as it is", () => {
    const grown = { ...template, parts: template.parts.map((each) => ({ ...each, grows: "per-person" as const })) };
    const verdict = (minutes: number) => verdictOf(planMeeting(grown, { people: 18, minutes }), words);
    expect(verdict(90)).toBe("Fits: with so many people it takes 53 min.");
    expect(verdict(45)).toBe("Fits: with so many people it takes 45 min.");
    expect(verdict(30)).toBe("Fits with shorter times.");
  });

  it("says whom the template is made for to others alone", () => {
    const warning = (group: GroupSize, people: number) =>
      sizeWarning(group, planMeeting({ ...template, group }, { people, minutes: 60 }), messages);
    expect(warning(template.group, 12)).toBe(false);
    expect(warning(template.group, 13)).toBe("Made for: 4 to 12 people.");
    expect(warning({ from: 2, to: 2 }, 3)).toBe("Made for: 2 people.");
    expect(warning({ from: 6 }, 5)).toBe("Made for: 6 people or more.");
    expect(warning("any", 1)).toBe(false);
  });

  it("promises no time to any number of people where a part that is kept grows with them", () => {
    const parts = [part("Write", {}), part("Tell", { grows: "per-person", canSkip: true })];
    const warning = (group: GroupSize, minutes: number) =>
      sizeWarning(group, planMeeting({ group, parts }, { people: 60, minutes }), messages);
    expect(warning({ from: 5 }, 20)).toBe("With many people, allow more time.");
    expect(warning("any", 20)).toBe("With many people, allow more time.");
    expect(warning({ from: 5 }, 6)).toBe(false);
    expect(warning({ from: 5, to: 60 }, 20)).toBe(false);
  });

  it("leaves two who are always the same by themselves, and divides the others into no such pairs", () => {
    const parts = [part("Talk", { who: "two", uses: [{ item: "sheets", count: 1, per: "group" }] })];
    for (const people of [2, 3, 4]) {
      const talk = planMeeting({ group: { from: 2, to: 4 }, parts }, { people, minutes: 30 });
      expect(talk.parts.map(({ groups }) => groups)).toEqual([[]]);
      expect([...talk.materials]).toEqual([["sheets", 1]]);
    }
  });

  it("knows which part is on, and for how long", () => {
    const left = (since: number) => plan(8, 35).parts.map((planned) => minutesLeft(planned, since));
    expect(left(0)).toEqual([10, 0, 0]);
    expect(left(9.5)).toEqual([1, 0, 0]);
    expect(left(10)).toEqual([0, 10, 0]);
    expect(left(34.9)).toEqual([0, 0, 1]);
    expect(left(35)).toEqual([0, 0, 0]);
    expect(left(-1)).toEqual([0, 0, 0]);
    expect(plan(7, 15).parts.map((planned) => minutesLeft(planned, 6))).toEqual([0, 0, 9]);
  });

  it("can be taken away as text", () => {
    const about = { name: "Sorting", address: "https://site.example/inspiration/sorting/", start: "14:50" };
    const fourteen = timeAfter("14:50", 0);
    expect(textOfPlan(about, plan(8, 35), messages).split("\n")).toEqual([
      "Sorting · 8 people · 35 min",
      "",
      `${fourteen} Write (10 min, alone)`,
      `${timeAfter("15:00", 0)} Compare (10 min, 4 pairs)`,
      `${timeAfter("15:10", 0)} Sort (15 min, 2 groups of 4)`,
      `${timeAfter("15:25", 0)} End`,
      "",
      "You need: 32 sticky notes, 4 sheets",
      "https://site.example/inspiration/sorting/",
    ]);
    for (const asked of [60, 10])
      expect(textOfPlan(about, plan(8, asked), messages)).toMatch(/^Sorting · 8 people · (35|14) min\n/);
  });
});

describe("times of the day", () => {
  it("go on after midnight", () => {
    expect(timeAfter("23:50", 15)).toBe(timeAfter("00:05", 0));
  });

  it("were so long ago or are to come, across midnight as well", () => {
    expect(minutesSinceTime("14:05", new Date(2026, 10, 22, 14, 20, 30))).toBe(15.5);
    expect(minutesSinceTime("23:50", new Date(2026, 10, 22, 0, 5))).toBe(15);
    expect(minutesSinceTime("14:05", new Date(2026, 10, 22, 14, 4))).toBe(-1);
    expect(minutesSinceTime("00:10", new Date(2026, 10, 22, 23, 55))).toBe(-15);
  });

  it("begin at the next full quarter", () => {
    const on = (day: number, hours: number, minutes: number, seconds = 0) =>
      new Date(2026, 10, day, hours, minutes, seconds).getTime();
    expect(nextQuarter(on(22, 9, 0, 30))).toBe(on(22, 9, 0));
    expect(nextQuarter(on(22, 9, 1))).toBe(on(22, 9, 15));
    expect(nextQuarter(on(22, 23, 50))).toBe(on(23, 0, 0));
  });
});
