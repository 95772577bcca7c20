/**
 * Shares whole minutes out among takers, in proportion to the most that each can take, and never more than that. If there is one minute
 * more to share, nobody gets fewer (the divisor method of Sainte-Laguë). If shares were rounded, somebody would now and then.
 */
export function apportion(minutes: number, most: readonly number[]): number[] {
  const given = most.map(() => 0);
  const toGive = Math.min(
    minutes,
    most.reduce((sum, each) => sum + each, 0),
  );
  for (let left = toGive; left > 0; left -= 1) {
    const next = indexOfLargest(most.map((each, index) => claimOf(each, given[index] ?? 0)));
    given[next] = (given[next] ?? 0) + 1;
  }
  return given;
}

/** The claim of a taker to the next minute, by the most that it can take and the minutes that it has got. */
function claimOf(most: number, given: number): number {
  return given < most ? most / (2 * given + 1) : -1;
}

function indexOfLargest(numbers: readonly number[]): number {
  return numbers.reduce((best, number, index) => (number > (numbers[best] ?? 0) ? index : best), 0);
}
