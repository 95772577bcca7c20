import { limits, type Plan, type PlanBlock } from "./plan.ts";

/** Puts blocks before the one at an index. A plan stays as it is if there is no room for them. */
export function insertBlocks(plan: Plan, index: number, blocks: readonly PlanBlock[]): Plan {
  if (plan.blocks.length + blocks.length > limits.blocks) return plan;
  return { ...plan, blocks: [...plan.blocks.slice(0, index), ...blocks, ...plan.blocks.slice(index)] };
}

export function removeBlock(plan: Plan, index: number): Plan {
  return { ...plan, blocks: plan.blocks.filter((_, at) => at !== index) };
}

/** Moves a block so that it stands at index `to` afterwards. */
export function moveBlock(plan: Plan, from: number, to: number): Plan {
  const block = plan.blocks[from];
  return block ? insertBlocks(removeBlock(plan, from), to, [block]) : plan;
}

/** Puts a copy after a block. The copy has no pin, so it begins when the block is over. */
export function duplicateBlock(plan: Plan, index: number): Plan {
  const block = plan.blocks[index];
  return block ? insertBlocks(plan, index + 1, [{ ...block, at: undefined }]) : plan;
}

export function changeBlock(plan: Plan, index: number, change: Partial<PlanBlock>): Plan {
  return {
    ...plan,
    blocks: plan.blocks.map((block, at) => (at === index ? ({ ...block, ...change } as PlanBlock) : block)),
  };
}
