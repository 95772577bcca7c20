import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changeBlock, duplicateBlock, insertBlocks, moveBlock, removeBlock } from "./edit-plan.ts";
import { limits, type Plan, type PlanBlock } from "./plan.ts";
import { anyBlock } from "./test-plans.ts";

const block = (key: string): PlanBlock => ({ kind: "activity", key });
const planOf = (...blocks: PlanBlock[]): Plan => ({ title: "", start: "09:00", people: 8, blocks });
const keysOf = (plan: Plan) => plan.blocks.map((it) => ("key" in it ? it.key : it.kind)).join("");
const abc = planOf(block("a"), block("b"), block("c"));

describe("the blocks of a plan", () => {
  it("are put in, moved, copied, changed and removed", () => {
    expect(keysOf(insertBlocks(abc, 1, [block("x"), block("y")]))).toBe("axybc");
    expect(keysOf(moveBlock(abc, 0, 2))).toBe("bca");
    expect(keysOf(moveBlock(abc, 2, 0))).toBe("cab");
    expect(keysOf(duplicateBlock(abc, 1))).toBe("abbc");
    expect(keysOf(removeBlock(abc, 1))).toBe("ac");
    expect(changeBlock(abc, 1, { minutes: 20 }).blocks[1]).toEqual({ ...block("b"), minutes: 20 });
  });

  it("stay where there is no such block", () => {
    expect(keysOf(moveBlock(abc, 7, 0))).toBe("abc");
    expect(keysOf(duplicateBlock(abc, 7))).toBe("abc");
  });

  it("have a copy that is not pinned, since it comes later", () => {
    expect(duplicateBlock(planOf({ ...block("a"), at: "12:30" }), 0).blocks[1]?.at).toBeUndefined();
  });

  it("are no more than a plan has", () => {
    const full = planOf(...Array.from({ length: limits.blocks }, () => block("a")));
    expect(duplicateBlock(full, 0)).toBe(full);
    expect(moveBlock(full, 0, 3).blocks).toHaveLength(limits.blocks);
  });

  it("are as before when they are moved back", () => {
    const place = fc.nat({ max: 7 });
    fc.assert(
      fc.property(fc.array(anyBlock, { minLength: 8, maxLength: 8 }), place, place, (blocks, from, to) => {
        const plan = planOf(...blocks);
        expect(moveBlock(moveBlock(plan, from, to), to, from)).toEqual(plan);
      }),
    );
  });
});
