/** Numbers that look random and are the same in every run (mulberry32). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** From 0 up to, but without, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number below `end`. */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  isLucky(chance: number): boolean {
    return this.next() < chance;
  }

  pick<Item>(items: readonly Item[]): Item {
    if (items.length === 0) throw new RangeError("There is nothing to pick from");
    return items[this.below(items.length)] as Item;
  }

  pickWeighted<Item>(weighted: readonly (readonly [item: Item, weight: number])[]): Item {
    let left = this.next() * weighted.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of weighted) {
      left -= weight;
      if (left < 0) return item;
    }
    return this.pick(weighted)[0];
  }

  /** The given number of different items, or fewer if there are not enough. */
  pickSeveral<Item>(weighted: readonly (readonly [item: Item, weight: number])[], count: number): Item[] {
    const picked = new Set<Item>();
    while (picked.size < Math.min(count, weighted.length)) {
      picked.add(this.pickWeighted(weighted.filter(([item]) => !picked.has(item))));
    }
    return [...picked];
  }
}
