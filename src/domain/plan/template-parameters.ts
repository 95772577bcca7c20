import type { Template } from "../template.ts";

/**
 * A template as parameters of a plan's address, as `writePlan` writes them: an inspiration whole, a session block by block. This stands in
 * a file of its own, because the first view of a page needs it, and nothing else of `writePlan`.
 */
export function templateParameters({ kind, key }: Pick<Template, "kind" | "key">, parts: number): string {
  if (kind === "inspiration") return `&activity=${key}`;
  return Array.from({ length: parts }, (_, index) => `&session=${key}/${index + 1}`).join("");
}

/** Whether a written plan has a template in it, or a block of one. */
export function hasTemplate(query: string, { kind, key }: Pick<Template, "kind" | "key">): boolean {
  return kind === "inspiration" ? `${query}&`.includes(`&activity=${key}&`) : query.includes(`&session=${key}/`);
}

export function countBlocks(query: string): number {
  return query.match(/&(?:activity|session|break|own)=/g)?.length ?? 0;
}
