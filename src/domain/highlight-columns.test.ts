import { expect, it } from "vitest";
import { highlightCycleDays } from "./highlight.ts";
import { packHighlights, unpackHighlights } from "./highlight-columns.ts";
import type { CardFace, GoalTerm } from "./page.ts";

const goals: GoalTerm[] = [
  { id: "decide", name: "Décider", color: "sky" },
  { id: "meet", name: "Se rencontrer", color: "coral" },
];

const card = (number: number): CardFace => ({
  url: `/fr/inspiration/${number}/`,
  picture: `/assets/boards/${number}.svg`,
  name: `Name ${number}`,
  promise: `Promise ${number}`,
  goal: goals[number % 2] as GoalTerm,
  level: "Facile",
  minutes: number,
  places: number % 2 === 0 ? ["onSite"] : ["onSite", "remote", "hybrid"],
  preparationMinutes: 5 * number,
  blocks: number % 5 === 0 ? [{ title: `Block ${number}`, minutes: 10 }] : [],
  group: number % 3 === 0 ? "any" : { from: 2, ...(number % 3 === 1 && { to: 8 }) },
});

const daysOf = (perDay: number) =>
  Array.from({ length: highlightCycleDays }, (_, day) =>
    Array.from({ length: perDay }, (_, place) => card(day * perDay + place)),
  );

it.each([0, 1, 2, 3])("the cards of each day come back as they were packed, %i a day", (perDay) => {
  const packed = JSON.parse(JSON.stringify(packHighlights(daysOf(perDay))));
  expect(unpackHighlights(packed, goals)).toEqual(daysOf(perDay));
});
