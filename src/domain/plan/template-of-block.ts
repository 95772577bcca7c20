import type { TemplateReference } from "../template.ts";
import type { KnownBlock } from "./fit-plan.ts";
import type { ActivityBlock, Break, OwnBlock, PlanBlock, SessionBlock } from "./plan.ts";
import type { TemplateToFit } from "./plan-template.ts";

/** The template that a block is of; undefined for a break, and for what is the visitor's own. */
export function templateOfBlock(
  block: ActivityBlock | SessionBlock | Pick<Break | OwnBlock, "kind">,
): TemplateReference | undefined {
  if (block.kind === "activity") return `inspiration:${block.key}`;
  return block.kind === "session" ? `session:${block.key}` : undefined;
}

/** The templates of blocks, in order, as often as they are named. */
export function templatesOf(blocks: readonly PlanBlock[]): TemplateReference[] {
  return blocks.flatMap((block) => templateOfBlock(block) ?? []);
}

/** A block with its template and the parts that happen in it; undefined if there is no such template, or no such block of the session. */
export function knowBlock<Template extends TemplateToFit>(
  block: PlanBlock,
  find: (template: TemplateReference) => Template | undefined,
): KnownBlock<Template> | undefined {
  const reference = templateOfBlock(block);
  if (!reference) return { block, parts: [] };
  const template = find(reference);
  if (!template) return undefined;
  if (block.kind !== "session") return { block, template, parts: template.parts };
  const part = template.parts[block.number - 1];
  return part && { block, template, parts: [part] };
}
