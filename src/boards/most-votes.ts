/** How many people chose what most people chose. */
export function mostVotes(areas: readonly { value?: number }[]): number {
  return Math.max(...areas.map(({ value = 0 }) => value));
}
