/**
 * The parts of what a listing has beside its page, and the files that hold them (shards): one for all parts while there are few
 * templates, and one for each where there are many.
 */
export interface Part {
  name: string;
  /** As JSON. */
  content: unknown;
  /** Parts that are read only after this one. */
  below?: readonly Part[];
}

/** A shard holds parts by their names, and has that of the uppermost. */
export type Shard = Readonly<Record<string, unknown>>;

/** The part above all others, which is read first. */
export const rootPart = "index";

export const shardFile = (part: string) => `${part}.json`;
