import { expect, it } from "vitest";
import { locales } from "../locale.ts";
import { readPlan } from "./read-plan.ts";
import { planIn, type ReadyPlan } from "./ready-plan.ts";
import { blocksOfSession } from "./session-blocks.ts";
import { writePlan } from "./write-plan.ts";

const each = (text: string) =>
  Object.fromEntries(locales.map((locale) => [locale, `${text} ${locale}`])) as ReadyPlan["title"];

const ready: ReadyPlan = {
  key: "afternoon",
  situations: ["stuck"],
  start: "13:30",
  people: 12,
  minutes: 120,
  title: each("Afternoon"),
  sentence: each("For all"),
  blocks: [
    { kind: "own", minutes: 10, title: each("Welcome"), note: each("Smile") },
    { kind: "activity", key: "swot", minutes: 60 },
    { kind: "break", minutes: 15 },
    { kind: "session", key: "weekly", number: 2 },
    { kind: "own", minutes: 5, title: each("Farewell") },
  ],
};

it("a plan of the site opens in any language, with its words in it", () => {
  const address = writePlan(planIn("fr", ready));
  expect(address).toBe(
    "?v=1&title=Afternoon+fr&start=13:30&minutes=120&people=12&own=10&title=Welcome+fr&note=Smile+fr&activity=swot&minutes=60&break=15&session=weekly/2&own=5&title=Farewell+fr",
  );
  expect(readPlan(address, { start: "08:00", people: 2 })).toEqual({ plan: planIn("fr", ready), problems: [] });
});

it("a session is a plan of its blocks, for as many people and from when on as the page proposes", () => {
  const address = writePlan({ blocks: blocksOfSession("weekly", 3) });
  expect(address).toBe("?v=1&session=weekly/1&session=weekly/2&session=weekly/3");
  expect(readPlan(address, { start: "08:00", people: 2 })?.plan).toMatchObject({ start: "08:00", people: 2 });
});
