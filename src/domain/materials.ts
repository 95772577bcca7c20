import type { Material, MaterialUnit, PartFacts } from "./template.ts";

export interface MaterialNeed {
  item: Material;
  count: number;
  per: MaterialUnit;
}

/** What all parts of a template use together, by item and unit, in the order of first use. */
export function materialsNeeded(parts: readonly Pick<PartFacts, "uses">[]): MaterialNeed[] {
  const needs = new Map<string, MaterialNeed>();
  for (const { item, count, per } of parts.flatMap((part) => part.uses)) {
    const key = `${item} ${per}`;
    needs.set(key, { item, per, count: count + (needs.get(key)?.count ?? 0) });
  }
  return [...needs.values()];
}
