import type { Material, PartFacts } from "./template.ts";

export type MaterialNeed = { item: Material; count: number } & CountedBy;

/** Pairs, groups of two to four and those of three to five are not as many as each other. */
type CountedBy = { per: "person" | "pair" | "session" } | { per: "group"; groupsOf: { from: number; to: number } };

/** The materials of all parts of a template, by item and unit, in the order of first use. */
export function materialsNeeded(parts: readonly Pick<PartFacts, "uses" | "who" | "groupsOf">[]): MaterialNeed[] {
  const needs = new Map<string, MaterialNeed>();
  for (const part of parts) {
    for (const { item, count, per } of part.uses) {
      const counted = { item, ...(per === "group" ? groupIn(part) : { per }) };
      const key = JSON.stringify(counted);
      needs.set(key, { ...counted, count: count + (needs.get(key)?.count ?? 0) });
    }
  }
  return [...needs.values()];
}

/** The groups of `dividePeople`. If nobody works in groups, everyone together is one. */
function groupIn({ who, groupsOf }: Pick<PartFacts, "who" | "groupsOf">): CountedBy {
  if (who === "pairs") return { per: "pair" };
  return who === "groups" && groupsOf ? { per: "group", groupsOf } : { per: "session" };
}
