import type { Material, MaterialUnit, PartFacts } from "../template.ts";
import { dividePeople } from "./divide-people.ts";

/** How much of each item so many people use, in the order of first use. Everyone together is one group. */
export function materialsFor(
  parts: readonly Pick<PartFacts, "uses" | "who" | "groupsOf">[],
  people: number,
): Map<Material, number> {
  const totals = new Map<Material, number>();
  for (const part of parts) {
    const times: Record<MaterialUnit, number> = {
      person: people,
      group: Math.max(1, dividePeople(part, people).length),
      session: 1,
    };
    for (const { item, count, per } of part.uses) totals.set(item, (totals.get(item) ?? 0) + count * times[per]);
  }
  return totals;
}
