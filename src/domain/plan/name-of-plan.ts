import type { TemplateReference } from "../template.ts";
import type { Plan } from "./plan.ts";
import { templateOfBlock } from "./template-of-block.ts";

const mostNames = 3;

/** The name of a plan in a list: its title, or else the first things that happen in it. Empty where nothing in it has a name. */
export function nameOfPlan(
  { title, blocks }: Pick<Plan, "title" | "blocks">,
  nameOfTemplate: (template: TemplateReference) => string | undefined,
): string {
  if (title) return title;
  const names = blocks.flatMap((block) => {
    const template = templateOfBlock(block);
    const name = template ? nameOfTemplate(template) : block.kind === "own" && block.title;
    return name || [];
  });
  return [...new Set(names)].slice(0, mostNames).join(" · ");
}
