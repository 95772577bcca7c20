import type { PartFacts } from "../template.ts";

/** The sizes of the groups that work in a part, the larger ones first; none if nobody works in groups. */
export function dividePeople({ who, groupsOf }: Pick<PartFacts, "who" | "groupsOf">, people: number): number[] {
  if (who === "pairs") return divideEvenly(people, Math.floor(people / 2));
  if (who !== "groups" || !groupsOf) return [];
  const { from, to, count } = groupsOf;
  return divideEvenly(people, count ? Math.min(count, Math.floor(people / from)) : Math.ceil(people / to));
}

/** Nobody is left over: an odd one makes a pair three. */
function divideEvenly(people: number, wanted: number): number[] {
  const groups = Math.max(1, wanted);
  const each = Math.floor(people / groups);
  return Array.from({ length: groups }, (_, index) => each + (index < people % groups ? 1 : 0));
}
