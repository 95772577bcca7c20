/** The number of votes for the most popular choice. */
export function mostVotes(areas: readonly { value?: number }[]): number {
  return Math.max(...areas.map(({ value = 0 }) => value));
}
