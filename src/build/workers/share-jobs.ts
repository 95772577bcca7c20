import { allEnded } from "./all-ended.ts";

/** What one call leaves to others, to compress or to the disk, the next one need not wait for; nor for an answer of this thread. */
const callsPerHand = 2;

/** Has jobs done, those that stand first begun first, each hand taking the next one as it is free. What comes back is in any order. */
export async function shareJobs<Hand, Job, Result>(
  jobs: readonly Job[],
  hands: readonly Hand[],
  work: (hand: Hand, job: Job) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = jobs.values();
  const takeTurns = async (hand: Hand) => {
    for (const job of left) results.push(await work(hand, job));
  };
  // One for each hand, then another for each: the longest jobs stand first, and would all come to the same.
  const turns = Array.from({ length: callsPerHand }, () => hands.map(takeTurns)).flat();
  await allEnded(turns);
  return results;
}
