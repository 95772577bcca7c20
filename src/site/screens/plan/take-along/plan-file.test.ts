import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { limits, type Plan } from "../../../../domain/plan/plan.ts";
import { readPlan } from "../../../../domain/plan/read-plan.ts";
import { anyPlan } from "../../../../domain/plan/test-plans.ts";
import { fileNameOf } from "./file-name.ts";
import { readPlanFile, writePlanFile } from "./plan-file.ts";

const fileOf = (content: unknown) => new Blob([typeof content === "string" ? content : JSON.stringify(content)]);
const sound = { format: "inspirations-plan", version: 1, query: "?v=1&start=09:00&people=8&break=15" };

async function readBack(plan: Plan): Promise<Plan | undefined> {
  const file = await readPlanFile(writePlanFile(plan));
  return "query" in file ? readPlan(file.query, { start: "00:00", people: 1 })?.plan : undefined;
}

describe("a file of a plan", () => {
  it("says what it is", async () => {
    const plan = { title: "", start: "09:00", people: 8, blocks: [{ kind: "break", minutes: 15, title: "" } as const] };
    expect(JSON.parse(await writePlanFile(plan).text())).toEqual(sound);
  });

  it("is read as it was written", async () => {
    await fc.assert(
      fc.asyncProperty(anyPlan, async (plan) => {
        expect(await readBack(plan)).toEqual(plan);
      }),
    );
  });

  it("holds the longest plan that there can be", async () => {
    const block = {
      kind: "own",
      minutes: 1,
      title: "🎉".repeat(limits.title),
      note: "🎉".repeat(limits.note),
    } as const;
    const blocks = Array.from({ length: limits.blocks }, () => block);
    const plan = { title: "🎉".repeat(limits.title), start: "09:00", people: 8, blocks };
    expect(await readBack(plan)).toEqual(plan);
  });

  it.each([
    ["fileForeign", { ...sound, format: "inspirations-favourites" }],
    ["fileForeign", { ...sound, query: ["?v=1"] }],
    ["fileForeign", { ...sound, query: undefined }],
  ])("says what is wrong: %s", async (problem, content) => {
    expect(await readPlanFile(fileOf(content))).toEqual({ problem });
  });
});

it.each([
  ["Team day", "team-day"],
  ["  1:1 / Réunion d’équipe!  ", "1-1-réunion-d-équipe"],
  ["../../etc", "etc"],
  ["🎉", "plan"],
  ["", "plan"],
  ["يوم الفريق", "يوم-الفريق"],
  ["a".repeat(500), "a".repeat(60)],
])("names the file of a plan with the title %s", (title, name) => {
  expect(fileNameOf(title)).toBe(name);
});
