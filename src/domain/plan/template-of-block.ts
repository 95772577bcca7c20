import type { TemplateReference } from "../template.ts";
import type { KnownBlock } from "./fit-plan.ts";
import type { PlanBlock } from "./plan.ts";
import type { PlanTemplate } from "./plan-template.ts";

/** The template that a block is of; undefined for a break, and for what is the visitor's own. */
export function templateOfBlock(block: PlanBlock): TemplateReference | undefined {
  if (block.kind === "activity") return `inspiration:${block.key}`;
  return block.kind === "session" ? `session:${block.key}` : undefined;
}

/** A block with what it is of; undefined if there is no such template, or no such block of the session. */
export function knowBlock(
  block: PlanBlock,
  find: (template: TemplateReference) => PlanTemplate | undefined,
): KnownBlock | undefined {
  const reference = templateOfBlock(block);
  if (!reference) return { block, parts: [] };
  const template = find(reference);
  if (!template) return undefined;
  if (block.kind !== "session") return { block, template, parts: template.parts };
  const part = template.parts[block.number - 1];
  return part && { block, template, parts: [part] };
}
