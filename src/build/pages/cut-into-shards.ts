import { type Part, shardFile } from "../../domain/finding/shards.ts";

export interface ShardFile {
  /** Inside its folder. */
  name: string;
  content: string;
}

/**
 * Cuts a tree of parts into as few files as hold no more than so many bytes each: all in one, or else the root apart and each part
 * below it with all that is below that, and so on. At the end each part stands alone, however large it is.
 */
export function cutIntoShards(root: Part, mostBytes: number): ShardFile[] {
  for (let depth = 0; ; depth += 1) {
    const shards = cutBelow(root, depth);
    const isSmall = shards.every(({ content }) => Buffer.byteLength(content) <= mostBytes);
    if (isSmall || depth === depthOf(root)) return shards;
  }
}

/** Down to this depth each part has a file of its own. */
function cutBelow(part: Part, depth: number): ShardFile[] {
  if (depth === 0) return [shardOf([part, ...allBelow(part)])];
  return [shardOf([part]), ...(part.below ?? []).flatMap((it) => cutBelow(it, depth - 1))];
}

function shardOf(parts: readonly Part[]): ShardFile {
  const content = Object.fromEntries(parts.map(({ name, content }) => [name, content]));
  return { name: shardFile(parts[0]?.name ?? ""), content: JSON.stringify(content) };
}

function allBelow({ below = [] }: Part): Part[] {
  return below.flatMap((part) => [part, ...allBelow(part)]);
}

function depthOf({ below = [] }: Part): number {
  return Math.max(0, ...below.map((part) => 1 + depthOf(part)));
}
