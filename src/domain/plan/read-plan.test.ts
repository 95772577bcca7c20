import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { limits, longestAddress, type Plan, type PlanBlock } from "./plan.ts";
import { type PlanProblem, readPlan } from "./read-plan.ts";
import { anyPlan } from "./test-plans.ts";
import { writePlan } from "./write-plan.ts";

const defaults = { start: "10:15", people: 8 };
const read = (search: string) => readPlan(search, defaults);
const problemsOf = (search: string) => read(search)?.problems;
const bare: Plan = { title: "", ...defaults, blocks: [] };

/** Makes absent and undefined values equal, since they are the same in a plan. */
const plain = (plan: Plan | undefined) => JSON.parse(JSON.stringify(plan));

describe("the address of a plan (R10.3)", () => {
  it("says all of it, and can be read by people", () => {
    const plan: Plan = {
      title: "First day, à Lyon",
      date: "2026-12-01",
      start: "09:00",
      minutes: 180,
      people: 16,
      secondLocale: "fr",
      blocks: [
        { kind: "activity", key: "introductions" },
        { kind: "session", key: "weekly-meeting", number: 2, minutes: 10 },
        { kind: "break", minutes: 60, title: "Lunch", at: "12:30" },
        { kind: "own", minutes: 20, title: "Budget & plans", note: "Ana has the numbers" },
      ],
    };
    const address = writePlan(plan);
    expect(address).toBe(
      "?v=1&title=First+day,+%C3%A0+Lyon&date=2026-12-01&start=09:00&minutes=180&people=16&with=fr&activity=introductions&session=weekly-meeting/2&minutes=10&break=60&title=Lunch&at=12:30&own=20&title=Budget+%26+plans&note=Ana+has+the+numbers",
    );
    expect(plain(read(address)?.plan)).toEqual(plain(plan));
  });

  it("and the plan are the same, whatever the plan", () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const found = read(writePlan(plan));
        expect(found?.problems).toEqual([]);
        expect(plain(found?.plan)).toEqual(plain(plan));
      }),
    );
  });

  it("is the same for the same plan, however it was written", () => {
    const written = read("?people=16&utm_source=mail&start=09:00&activity=swot&at=09:30&minutes=40&amp;break=")?.plan;
    expect(written && writePlan(written)).toBe("?v=1&start=09:00&people=16&activity=swot&minutes=40&at=09:30&break=15");
  });

  it("has room for twenty blocks with titles of one's own", () => {
    const block: PlanBlock = { kind: "own", minutes: 120, title: "What we have learned since the last one", note: "" };
    const activity: PlanBlock = { kind: "activity", key: "impact-feasibility-matrix", minutes: 45, at: "12:30" };
    const blocks = Array.from({ length: 20 }, (_, index) => (index % 2 ? block : activity));
    const plan = { ...bare, title: "Our yearly strategy, with everybody", date: "2026-12-01", blocks };
    expect(`https://inspirations.marelle.example/fr/plan/${writePlan(plan)}`.length).toBeLessThanOrEqual(
      longestAddress,
    );
  });

  /** Addresses that were written by earlier builds and are out in the world: never change these. */
  it.each<[string, Plan]>([
    ["?activity=swot", { ...bare, blocks: [{ kind: "activity", key: "swot" }] }],
    [
      "?v=1&title=Retro&start=14:00&minutes=60&people=6&activity=starfish&break=10&session=one-on-one/1&minutes=5&at=15:10&own=15&title=End&note=Bye&with=de",
      {
        title: "Retro",
        start: "14:00",
        minutes: 60,
        people: 6,
        secondLocale: "de",
        blocks: [
          { kind: "activity", key: "starfish" },
          { kind: "break", minutes: 10, title: "" },
          { kind: "session", key: "one-on-one", number: 1, minutes: 5, at: "15:10" },
          { kind: "own", minutes: 15, title: "End", note: "Bye" },
        ],
      },
    ],
  ])("of an earlier version opens: %s", (address, plan) => {
    expect(plain(read(address)?.plan)).toEqual(plain(plan));
  });

  it("says what only a plan has anywhere, such as at its end", () => {
    const found = read("?activity=swot&minutes=20&people=12&with=fr&date=2026-12-01");
    expect(found?.plan).toMatchObject({ people: 12, secondLocale: "fr", date: "2026-12-01" });
    expect(found?.plan.blocks).toEqual([{ kind: "activity", key: "swot", minutes: 20 }]);
  });

  it("asks for no plan where it says nothing of one", () => {
    for (const search of ["", "?", "?utm_source=mail", "?fbclid=1&q=swot"])
      expect(read(search), search).toBeUndefined();
  });
});

describe("an address that is wrong", () => {
  it.each<[string, PlanProblem[]]>([
    ["?start=25:99&activity=swot", [{ kind: "unreadable", name: "start", value: "25:99" }]],
    ["?minutes=0", [{ kind: "unreadable", name: "minutes", value: "0" }]],
    [
      "?minutes=-5&people=1e9",
      [
        { kind: "unreadable", name: "minutes", value: "-5" },
        { kind: "unreadable", name: "people", value: "1e9" },
      ],
    ],
    ["?people=NaN", [{ kind: "unreadable", name: "people", value: "NaN" }]],
    ["?date=2026-02-30", [{ kind: "unreadable", name: "date", value: "2026-02-30" }]],
    ["?with=xx", [{ kind: "unreadable", name: "with", value: "xx" }]],
    ["?activity=swot&minutes=1e3", [{ kind: "unreadable", name: "minutes", value: "1e3" }]],
    ["?activity=swot&title=Mine", [{ kind: "unreadable", name: "title", value: "Mine" }]],
    ["?session=weekly-meeting", [{ kind: "unreadable", name: "session", value: "weekly-meeting" }]],
    ["?session=weekly-meeting/0", [{ kind: "unreadable", name: "session", value: "weekly-meeting/0" }]],
    [
      "?activity=forces,+faiblesses&minutes=20&break=10",
      [{ kind: "unreadable", name: "activity", value: "forces, faiblesses" }],
    ],
    ["?v=2&activity=swot", [{ kind: "newer" }]],
  ])("is read as far as it can be, and says what was left out: %s", (search, problems) => {
    expect(problemsOf(search)).toEqual(problems);
  });

  it("keeps a break whose minutes cannot be read, with the usual ones", () => {
    expect(read("?break=-5&title=Tea")).toMatchObject({
      plan: { blocks: [{ kind: "break", minutes: 15, title: "Tea" }] },
      problems: [{ kind: "unreadable", name: "break", value: "-5" }],
    });
  });

  it("loses what was said of a block that is left out, and not what comes after", () => {
    expect(read("?activity=-/-&minutes=20&at=10:00&break=10&title=Tea")?.plan.blocks).toEqual([
      { kind: "break", minutes: 10, title: "Tea" },
    ]);
  });

  it("with ten thousand blocks keeps as many as a plan has", () => {
    const found = read(`?start=09:00${"&activity=swot&minutes=5".repeat(10_000)}`);
    expect(found?.plan.blocks).toHaveLength(limits.blocks);
    expect(found?.problems).toEqual([{ kind: "too-many", count: 10_000 - limits.blocks }]);
  });

  it("with a text of thousands of letters, or that turns what stands around it, keeps its beginning, clean", () => {
    const found = read(`?own=10&title=${"x".repeat(5000)}&note=${encodeURIComponent("<b>‮שלום</b> 🎉\u0000\n!")}`);
    expect(found?.plan.blocks).toEqual([
      { kind: "own", minutes: 10, title: "x".repeat(limits.title), note: "<b>שלום</b> 🎉 !" },
    ]);
    expect(found?.problems).toEqual([{ kind: "cut", value: "x".repeat(limits.title) }]);
  });

  it.each(["valueOf", "constructor=1", "toString=10", "__proto__=x"])(
    "says nothing of a plan by a name that all objects know: ?%s",
    (query) => {
      expect(read(`?${query}`)).toBeUndefined();
      const found = read(`?v=1&activity=swot&${query}`);
      expect(found?.plan.blocks).toHaveLength(1);
      expect(found?.problems).toEqual([]);
    },
  );

  it("is never too wrong to be read, and what is read can be written", () => {
    const names = ["activity", "session", "break", "own", "minutes", "at", "title", "note", "v", "with", "people", "x"];
    const parameter = fc.tuple(fc.constantFrom(...names), fc.oneof(fc.string(), fc.constantFrom("10", "swot", "a/1")));
    fc.assert(
      fc.property(fc.array(parameter), fc.string(), (parameters, end) => {
        const search = `?${parameters.map(([name, value]) => `${name}=${value}`).join("&")}${end}`;
        const found = read(search);
        if (!found) return;
        const again = read(writePlan(found.plan));
        expect(again?.problems).toEqual([]);
        expect(plain(again?.plan)).toEqual(plain(found.plan));
      }),
    );
  });
});
