import fc from "fast-check";
import { expect, it } from "vitest";
import {
  changeBlock,
  duplicateBlock,
  insertBlocks,
  moveBlock,
  removeBlock,
} from "../../../../domain/plan/edit-plan.ts";
import type { Plan } from "../../../../domain/plan/plan.ts";
import { anyBlock, anyPlan } from "../../../../domain/plan/test-plans.ts";
import { BlockKeys } from "./block-keys.ts";

const plan = (titles: string): Plan => ({
  title: "",
  start: "09:00",
  people: 8,
  blocks: [...titles].map((title) => ({ kind: "own", minutes: 10, title, note: "" })),
});

it("knows blocks again when they are moved, changed, removed and put in", () => {
  const keys = new BlockKeys();
  const first = plan("abc");
  const [a, b, c] = keys.of(first.blocks);
  expect(keys.of(moveBlock(first, 0, 2).blocks)).toEqual([b, c, a]);
  expect(keys.of(first.blocks)).toEqual([a, b, c]);
  const changed = changeBlock(first, 1, { minutes: 20 });
  expect(keys.of(changed.blocks)).toEqual([a, b, c]);
  expect(keys.of(removeBlock(changed, 0).blocks)).toEqual([b, c]);
  expect(keys.of(changed.blocks)).toEqual([a, b, c]);
  const [, , copy] = keys.of(duplicateBlock(changed, 1).blocks);
  expect([a, b, c]).not.toContain(copy);
});

it("gives no two blocks of a plan the same key", () => {
  const index = fc.nat(12);
  const edit = fc.oneof(
    fc.tuple(index, index).map(
      ([from, to]) =>
        (it: Plan) =>
          moveBlock(it, from, to),
    ),
    index.map((at) => (it: Plan) => removeBlock(it, at)),
    index.map((at) => (it: Plan) => duplicateBlock(it, at)),
    fc.tuple(index, fc.nat(99)).map(
      ([at, minutes]) =>
        (it: Plan) =>
          changeBlock(it, at, { minutes }),
    ),
    fc.tuple(index, anyBlock).map(
      ([at, block]) =>
        (it: Plan) =>
          insertBlocks(it, at, [block]),
    ),
  );
  fc.assert(
    fc.property(anyPlan, fc.array(edit), (start, edits) => {
      const keys = new BlockKeys();
      const plans = [start];
      for (const change of edits) plans.push(change(plans.at(-1) ?? start));
      // The plans come forth, and then back as by undoing.
      for (const { blocks } of [...plans, ...plans.toReversed()])
        expect(new Set(keys.of(blocks)).size).toBe(blocks.length);
    }),
  );
});
