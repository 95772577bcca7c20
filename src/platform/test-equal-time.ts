/** What `medianDifferenceMs` tells from nothing: it sees 5 ms between two requests, also on a machine that does other work beside. */
export const visibleMs = 2.5;

const warmUps = 10;

/**
 * By how much longer the first takes than the second: the median of many pairs, each in one moment and in turns, so that whatever else
 * the machine does falls on both.
 */
export async function medianDifferenceMs(
  first: (turn: number) => Promise<unknown>,
  second: (turn: number) => Promise<unknown>,
  pairs = 80,
): Promise<number> {
  const differences: number[] = [];
  for (let turn = 0; turn < warmUps + pairs; turn += 1) {
    const order = turn % 2 === 0 ? [first, second] : [second, first];
    const times = new Map<typeof first, number>();
    for (const ask of order) {
      const begun = performance.now();
      await ask(turn);
      times.set(ask, performance.now() - begun);
    }
    if (turn >= warmUps) differences.push((times.get(first) ?? 0) - (times.get(second) ?? 0));
  }
  return differences.sort((a, b) => a - b)[Math.floor(pairs / 2)] ?? 0;
}
