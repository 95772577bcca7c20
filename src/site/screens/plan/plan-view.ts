import type { PlanData } from "../../../domain/page.ts";
import type { KnownBlock } from "../../../domain/plan/fit-plan.ts";
import { type Plan, type PlanBlock, peopleOfNewPlan } from "../../../domain/plan/plan.ts";
import { type PlanProblem, readPlan } from "../../../domain/plan/read-plan.ts";
import { knowBlock, templatesOf } from "../../../domain/plan/template-of-block.ts";
import { draftStore } from "../../plans/draft-store.ts";
import { type PlanTemplates, planTemplatesIn } from "../../plans/plan-templates.ts";
import { proposedStart } from "../../plans/proposed-start.ts";

/** A plan that an address asks for, and the parts of the address that could not be used. */
export interface PlanView {
  plan: Plan;
  problems: readonly (PlanProblem | UnknownTemplate)[];
}

/** A block of a template that does not exist, or not in this language. It is left out. */
interface UnknownTemplate {
  kind: "unknown";
  value: string;
}

export function planTemplatesOf({ templates }: PlanData): PlanTemplates {
  return planTemplatesIn(templates);
}

/** The same templates in the language beside that of the page; undefined where the plan is in one language. */
export function secondTemplatesOf(data: PlanData, { secondLocale }: Plan): PlanTemplates | undefined {
  const folder = secondLocale && data.templatesIn[secondLocale];
  return folder ? planTemplatesIn(folder) : undefined;
}

/** Finds the plan that an address asks for; if it asks for none, the visitor's draft, or an empty plan. */
export async function findPlan(data: PlanData, search: string): Promise<PlanView> {
  return (
    (await readPlanView(data, search)) ??
    (await readPlanView(data, draftStore.read())) ?? { plan: { title: "", ...defaults(), blocks: [] }, problems: [] }
  );
}

const defaults = () => ({ start: proposedStart(), people: peopleOfNewPlan });

/** Reads a query as a plan, and has its templates at hand. Undefined where it asks for no plan. */
export async function readPlanView(data: PlanData, query: string): Promise<PlanView | undefined> {
  const read = readPlan(query, defaults());
  if (!read) return undefined;
  const templates = planTemplatesOf(data);
  const references = templatesOf(read.plan.blocks);
  // The second language comes with the first, so that nothing moves later. If it cannot be loaded, the plan is shown without it.
  const second = secondTemplatesOf(data, read.plan)?.load(references).catch(console.warn);
  await Promise.all([templates.load(references), second]);
  const unknown = read.plan.blocks.filter((block) => !knowBlock(block, templates.get));
  return {
    plan: { ...read.plan, blocks: read.plan.blocks.filter((block) => !unknown.includes(block)) },
    problems: [...read.problems, ...unknown.map((block) => ({ kind: "unknown", value: nameOf(block) }) as const)],
  };
}

/** The blocks of a plan with their templates, which all have to be loaded by then. */
export function knowBlocks(data: PlanData, blocks: readonly PlanBlock[]): KnownBlock[] {
  const templates = planTemplatesOf(data);
  return blocks.flatMap((block) => knowBlock(block, templates.get) ?? []);
}

function nameOf(block: PlanBlock): string {
  if (block.kind === "session") return `${block.key}/${block.number}`;
  return block.kind === "activity" ? block.key : block.kind;
}
