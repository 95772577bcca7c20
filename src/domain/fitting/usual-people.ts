import type { GroupSize } from "../group-size.ts";

/** Where a template does not say for how many people it is made. */
const usual = 8;

/** The middle of the group sizes that a template is made for. */
export function usualPeople(group: GroupSize): number {
  if (group === "any") return usual;
  return group.to ? Math.round((group.from + group.to) / 2) : Math.max(group.from, usual);
}
