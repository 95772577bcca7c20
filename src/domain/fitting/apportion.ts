/**
 * Gives so many whole minutes to those who can take some, each in proportion to what it can take and never more. One minute more takes
 * none away from anybody (the divisor method of Sainte-Laguë); rounded shares would now and then.
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

/** How much one who can take so much, and has got so much, is due the next minute. */
function claimOf(most: number, given: number): number {
  return given < most ? most / (2 * given + 1) : -1;
}

function indexOfLargest(numbers: readonly number[]): number {
  return numbers.reduce((best, number, index) => (number > (numbers[best] ?? 0) ? index : best), 0);
}
