import fc from "fast-check";
import { expect, it } from "vitest";
import { additionsTo, blocksIn, mergeDrafts } from "./merge-drafts.ts";
import { anyBlock, anyPlan } from "./test-plans.ts";
import { writePlan } from "./write-plan.ts";

it("knows what was appended to a plan, whatever became of its title, people and times", () => {
  fc.assert(
    fc.property(anyPlan, anyPlan, fc.array(anyBlock, { maxLength: 3 }), (plan, other, more) => {
      const later = writePlan({ ...other, blocks: [...plan.blocks, ...more] });
      const added = additionsTo(writePlan(plan), later);
      expect(added).toBe(blocksIn(writePlan({ ...plan, blocks: more })));
    }),
  );
});

it("is not misled by a block that only begins alike, or that has been changed", () => {
  expect(additionsTo("?v=1&activity=swot", "?v=1&activity=swot-2")).toBeUndefined();
  expect(additionsTo("?v=1&activity=swot", "?v=1&activity=swot&minutes=10")).toBeUndefined();
  expect(mergeDrafts("?v=1&own=5", "?v=1&own=5&break=10", "?v=1&own=5&title=Budget")).toBe(
    "?v=1&own=5&title=Budget&break=10",
  );
});

it("keeps what either has appended, also where the other has changed the rest", () => {
  const earlier = "?v=1&activity=swot&activity=grow";
  const changed = "?v=1&people=14&activity=grow";
  const grown = `${earlier}&activity=roti`;
  expect(mergeDrafts(earlier, changed, grown)).toBe(`${changed}&activity=roti`);
  expect(mergeDrafts(earlier, grown, changed)).toBe(`${changed}&activity=roti`);
  expect(mergeDrafts(earlier, `${earlier}&break=10`, grown)).toBe(`${earlier}&break=10&activity=roti`);
  expect(mergeDrafts(earlier, changed, "?v=1&activity=swot")).toBeUndefined();
});
