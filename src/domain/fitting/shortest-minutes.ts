import type { PartFacts } from "../template.ts";

type TimedPart = Pick<PartFacts, "shortest" | "canSkip">;

/** The length of a template's shortest form: all that cannot be left out, each as short as it still works. */
export function shortestMinutes({
  steps = [],
  blocks = [],
}: {
  steps?: readonly TimedPart[];
  blocks?: readonly TimedPart[];
}): number {
  return [...steps, ...blocks].reduce((sum, { shortest, canSkip }) => sum + (canSkip ? 0 : shortest), 0);
}
