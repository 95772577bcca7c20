const fromFirstBlock = /&(?:activity|session|break|own)=.*$/;
/** The beginning of what is added, if anything is: minutes, a time or a note would be of a block that was there before. */
const blockOrNothing = /^(?:&(?:activity|session|break|own)=|$)/;

/** The parameters of a written plan from its first block on, each with the ampersand before it. */
export function blocksIn(query: string): string {
  return fromFirstBlock.exec(query)?.[0] ?? "";
}

/** The parameters of a written plan before its first block, with the question mark. */
export function headIn(query: string): string {
  return query.slice(0, query.length - blocksIn(query).length);
}

/** The blocks that a plan has after those of an earlier one; undefined where the earlier blocks have been changed. */
export function additionsTo(earlier: string, plan: string): string | undefined {
  const [before, now] = [blocksIn(earlier), blocksIn(plan)];
  const added = now.slice(before.length);
  return now.startsWith(before) && blockOrNothing.test(added) ? added : undefined;
}

/**
 * Merges two changes of one plan that were made apart. Blocks that either has appended are in the result. Undefined where both have changed
 * what was there before. Plans are queries, as `writePlan` writes them.
 */
export function mergeDrafts(earlier: string, ours: string, theirs: string): string | undefined {
  const added = additionsTo(earlier, theirs);
  if (added !== undefined) return ours + added;
  const own = additionsTo(earlier, ours);
  return own === undefined ? undefined : theirs + own;
}
