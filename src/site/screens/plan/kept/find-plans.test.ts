import { expect, it } from "vitest";
import { newPlanId, readPlanList } from "../../../plans/kept-plan.ts";
import { findPlans } from "./find-plans.ts";

const queries = [
  "?v=1&title=Journ%C3%A9e+d%E2%80%99%C3%A9quipe&date=2026-12-01&start=09:00&people=8",
  "?v=1&start=09:00&people=8&own=15&title=Budget&note=Bring+figures&activity=swot",
  "?v=1&title=Strategy&start=09:00&people=8&break=60&title=Lunch",
];
const plans = readPlanList(queries.map((query) => ({ id: newPlanId(), query, changed: 1 }))) ?? [];

it.each([
  ["", [0, 1, 2]],
  ["JOURNEE", [0]],
  ["equipe journée", [0]],
  ["2026-12", [0]],
  ["figures", [1]],
  ["named", [1]],
  ["lunch strategy", [2]],
  ["lunch budget", []],
])("finds plans by %o", (sought, expected) => {
  const found = findPlans(plans, sought, ({ plan }) => plan.title || "Named");
  expect(found.map((it) => plans.indexOf(it))).toEqual(expected);
});
