import type { Locale } from "../../../domain/locale.ts";
import type { PlanData } from "../../../domain/page.ts";
import { readKeptPlan } from "../../../domain/plan/kept-plan.ts";
import type { PlanBlock } from "../../../domain/plan/plan.ts";
import { knowBlock, templatesOf } from "../../../domain/plan/template-of-block.ts";
import { type PlanTemplates, planTemplatesIn } from "../plan-templates.ts";

/** The data of the page of plans in a language, which says where what is known of templates stands. */
export type LoadPlanData = (locale: Locale) => Promise<PlanData>;

export interface DraftContent {
  /** Of blocks. */
  count: number;
  /** Of all blocks as they are written, or as the visitor has set them; undefined where not all are known. */
  minutes?: number;
  /** Of templates and of what is the visitor's own, in order; a session whose blocks follow each other is named once. */
  names: readonly string[];
}

/** What the tray says of a draft. Where the templates cannot be had, it only counts. */
export async function loadDraft(draft: string, locale: Locale, loadPlanData: LoadPlanData): Promise<DraftContent> {
  const blocks = readKeptPlan(draft)?.plan.blocks ?? [];
  try {
    const templates = planTemplatesIn((await loadPlanData(locale)).templates);
    await templates.load(templatesOf(blocks));
    return contentOf(blocks, templates.get);
  } catch (error) {
    console.warn(error);
    return { count: blocks.length, names: [] };
  }
}

export function contentOf(blocks: readonly PlanBlock[], find: PlanTemplates["get"]): DraftContent {
  const known = blocks.flatMap((block) => knowBlock(block, find) ?? []);
  const minutes = known.reduce(
    (sum, { block, parts }) => sum + (block.minutes ?? parts.reduce((all, part) => all + part.minutes, 0)),
    0,
  );
  const names = known.map(({ block, template }) => template?.name ?? ("title" in block ? block.title : ""));
  return {
    count: blocks.length,
    ...(known.length === blocks.length && { minutes }),
    names: names.filter((name, index) => name !== "" && name !== names[index - 1]),
  };
}
