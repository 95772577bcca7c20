import type { Locale } from "../../../domain/locale.ts";
import type { PlanData } from "../../../domain/page.ts";
import type { PlanBlock } from "../../../domain/plan/plan.ts";
import { readPlan } from "../../../domain/plan/read-plan.ts";
import { knowBlock, templatesOf } from "../../../domain/plan/template-of-block.ts";
import { type PlanTemplates, planTemplatesIn } from "../plan-templates.ts";

/** Loads the data of the page of plans in a language, which names the folder of the templates. */
export type LoadPlanData = (locale: Locale) => Promise<PlanData>;

export interface DraftContent {
  /** The number of blocks. */
  count: number;
  /** The minutes of all blocks, as they are written or as the visitor has set them; undefined where not all blocks are known. */
  minutes?: number;
  /** The names of templates and of the visitor's own blocks, in order. A session is named once if its blocks follow each other. */
  names: readonly string[];
}

/** Loads what the tray says of a draft. If the templates do not come, that is only the number of blocks. */
export async function loadDraft(draft: string, locale: Locale, loadPlanData: LoadPlanData): Promise<DraftContent> {
  // The start and the people are not said here, so it does not matter which ones a broken draft would get.
  const blocks = readPlan(draft, { start: "09:00", people: 1 })?.plan.blocks ?? [];
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
