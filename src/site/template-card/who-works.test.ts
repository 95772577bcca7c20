import { expect, it } from "vitest";
import { dividePeople } from "../../domain/fitting/divide-people.ts";
import type { WorkMode } from "../../domain/template.ts";
import { loadLanguage } from "../navigation/load-language.ts";
import { whoWorks } from "./who-works.ts";

const { who: words } = (await loadLanguage("en", "template")).messages;

it.each<[WorkMode, Record<number, string>]>([
  ["alone", { 8: "alone", 1: "alone" }],
  ["pairs", { 8: "4 pairs", 7: "2 pairs, 1 group of 3", 2: "the two of you", 1: "alone" }],
  ["groups", { 8: "2 groups of 4", 7: "1 group of 4, 1 group of 3", 2: "1 group of 2", 1: "alone" }],
  ["two", { 2: "the two of you", 4: "the two of you" }],
  ["everyone", { 8: "everyone", 1: "alone" }],
])("says who works with whom: %s", (who, expected) => {
  const part = { who, ...(who === "groups" && { groupsOf: { from: 3, to: 4 } }) };
  for (const [people, text] of Object.entries(expected))
    expect(whoWorks({ part, groups: dividePeople(part, Number(people)) }, Number(people), words)).toBe(text);
});
