import type { PlanBlock } from "../../../../domain/plan/plan.ts";

/**
 * Keys by which React knows blocks again. What is open or focused stays with its block when the block is moved. A block in the place of one
 * that is gone counts as that one, changed.
 */
export class BlockKeys {
  readonly #keys = new WeakMap<PlanBlock, string>();
  #last: readonly PlanBlock[] = [];
  #count = 0;

  of(blocks: readonly PlanBlock[]): string[] {
    const last = this.#last;
    this.#last = blocks;
    return blocks.map((block, index) => {
      const before = last[index];
      const isChanged = before !== undefined && !blocks.includes(before);
      const key = this.#keys.get(block) ?? (isChanged ? this.#keys.get(before) : undefined) ?? this.#next();
      this.#keys.set(block, key);
      return key;
    });
  }

  #next(): string {
    this.#count += 1;
    return String(this.#count);
  }
}
