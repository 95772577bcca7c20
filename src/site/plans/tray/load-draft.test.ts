import { expect, it } from "vitest";
import type { PlanBlock } from "../../../domain/plan/plan.ts";
import { partOf, templateOf } from "../../../domain/plan/test-plans.ts";
import type { TemplateReference } from "../../../domain/template.ts";
import { contentOf, loadDraft } from "./load-draft.ts";

const swot = templateOf([partOf(20, 10), partOf(40, 20)], { name: "SWOT" });
const weekly = templateOf([partOf(5, 5), partOf(15, 10)], { kind: "session", name: "Weekly" });
const find = (reference: TemplateReference) =>
  ({ "inspiration:swot": swot, "session:weekly-meeting": weekly })[reference as string];

const activity: PlanBlock = { kind: "activity", key: "swot" };
const block = (number: number): PlanBlock => ({ kind: "session", key: "weekly-meeting", number });

it("counts the blocks of a draft and their minutes, and names what they are of, each run once", () => {
  const own: PlanBlock = { kind: "own", minutes: 20, title: "Budget", note: "" };
  const pause: PlanBlock = { kind: "break", minutes: 10, title: "" };
  const blocks = [block(1), block(2), pause, { ...activity, minutes: 45 }, own, activity];
  expect(contentOf(blocks, find)).toEqual({
    count: 6,
    minutes: 5 + 15 + 10 + 45 + 20 + 60,
    names: ["Weekly", "SWOT", "Budget", "SWOT"],
  });
});

it("says no minutes where one of them is not known, as in a language that lacks a template", () => {
  expect(contentOf([activity, { kind: "activity", key: "elsewhere" }], find)).toEqual({ count: 2, names: ["SWOT"] });
});

it("counts alone where nothing is known of templates", async () => {
  const nothing = () => Promise.reject(new Error("offline"));
  expect(await loadDraft("?v=1&activity=swot&break=10", "en", nothing)).toEqual({ count: 2, names: [] });
});
