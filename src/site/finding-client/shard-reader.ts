import { rootPart, type Shard, shardFile } from "../../domain/finding/shards.ts";
import { AtHand } from "./at-hand.ts";

/**
 * Reads the parts of a folder, from shards that are fetched when they are first needed, each once. A part comes with one that
 * stands above it, or in a shard of its own.
 */
export class ShardReader {
  readonly #shards: AtHand<string, Shard>;
  readonly #parts = new Map<string, unknown>();

  constructor(loadFile: (file: string) => Promise<Shard>) {
    this.#shards = new AtHand(async (part) => {
      const shard = await loadFile(shardFile(part));
      // Otherwise it would be asked for again and again.
      if (!(part in Object(shard))) throw new Error(`There is no ${part} in its file`);
      for (const [name, content] of Object.entries(shard)) this.#parts.set(name, content);
      return shard;
    });
  }

  /** Undefined if it has not come yet. */
  get(part: string): unknown {
    return this.#parts.get(part);
  }

  /** Parts that stand above it, other than the root, have to be at hand. */
  async load(part: string): Promise<void> {
    await this.#shards.load(rootPart);
    if (!this.#parts.has(part)) await this.#shards.load(part);
  }

  async read(part: string): Promise<unknown> {
    if (!this.#parts.has(part)) await this.load(part);
    return this.#parts.get(part);
  }
}
