import type { PlanData } from "../../../domain/page.ts";
import type { KnownBlock } from "../../../domain/plan/fit-plan.ts";
import type { Plan, PlanBlock } from "../../../domain/plan/plan.ts";
import { type PlanProblem, readPlan } from "../../../domain/plan/read-plan.ts";
import { knowBlock, templateOfBlock } from "../../../domain/plan/template-of-block.ts";
import { draftStore } from "../../plans/draft-store.ts";
import { type PlanTemplates, planTemplatesIn } from "../../plans/plan-templates.ts";
import { proposedStart } from "../../plans/proposed-start.ts";

/** A plan that an address asks for, with all that it takes to show it. */
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

/** What an address asks for; one that asks for no plan has the visitor's draft. Undefined where there is none. */
export async function findPlan(data: PlanData, search: string): Promise<PlanView | undefined> {
  const defaults = { start: proposedStart(), people: usualPeopleOfPlan };
  const read = readPlan(search, defaults) ?? readPlan(draftStore.read(), defaults);
  if (!read) return undefined;
  const templates = planTemplatesOf(data);
  await templates.load(read.plan.blocks.flatMap((block) => templateOfBlock(block) ?? []));
  const unknown = read.plan.blocks.filter((block) => !knowBlock(block, templates.get));
  return {
    plan: { ...read.plan, blocks: read.plan.blocks.filter((block) => !unknown.includes(block)) },
    problems: [...read.problems, ...unknown.map((block) => ({ kind: "unknown", value: nameOf(block) }) as const)],
  };
}

/** The blocks of a plan with what they are of. All of their templates have to be at hand. */
export function knowBlocks(data: PlanData, blocks: readonly PlanBlock[]): KnownBlock[] {
  const templates = planTemplatesOf(data);
  return blocks.flatMap((block) => knowBlock(block, templates.get) ?? []);
}

export function emptyPlan(): Plan {
  return { title: "", start: proposedStart(), people: usualPeopleOfPlan, blocks: [] };
}

function nameOf(block: PlanBlock): string {
  if (block.kind === "session") return `${block.key}/${block.number}`;
  return block.kind === "activity" ? block.key : block.kind;
}

/** Where nobody has said how many there are. */
const usualPeopleOfPlan = 8;
