import fc from "fast-check";
import { expect, it } from "vitest";
import { readPlan } from "./read-plan.ts";
import { countBlocks, hasTemplate, templateParameters } from "./template-parameters.ts";
import { anyPlan } from "./test-plans.ts";
import { writePlan } from "./write-plan.ts";

const swot = { kind: "inspiration", key: "swot" } as const;
const weekly = { kind: "session", key: "weekly-meeting" } as const;

it("puts in an inspiration whole, and a session block by block", () => {
  const query = `?v=1${templateParameters(swot, 4)}${templateParameters(weekly, 2)}`;
  const read = readPlan(query, { start: "09:00", people: 8 });
  expect(read?.problems).toEqual([]);
  expect(read?.plan.blocks).toEqual([
    { kind: "activity", key: "swot" },
    { kind: "session", key: "weekly-meeting", number: 1 },
    { kind: "session", key: "weekly-meeting", number: 2 },
  ]);
});

it("finds a template by its whole key, and counts blocks, in any plan", () => {
  fc.assert(
    fc.property(anyPlan, (plan) => {
      const query = writePlan(plan);
      const isIn = (kind: string, key: string) =>
        plan.blocks.some((it) => it.kind === kind && "key" in it && it.key === key);
      for (const key of ["swot", ...plan.blocks.flatMap((it) => ("key" in it ? it.key : []))]) {
        expect(hasTemplate(query, { ...swot, key })).toBe(isIn("activity", key));
        expect(hasTemplate(query, { ...weekly, key })).toBe(isIn("session", key));
      }
      expect(countBlocks(query)).toBe(plan.blocks.length);
    }),
  );
  expect(hasTemplate("?v=1&activity=swot-2&session=swot/1", swot)).toBe(false);
});
