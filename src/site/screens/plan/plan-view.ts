import type { PlanData } from "../../../domain/page.ts";
import type { KnownBlock } from "../../../domain/plan/fit-plan.ts";
import { type Plan, type PlanBlock, usualPeople } from "../../../domain/plan/plan.ts";
import { type PlanProblem, readPlan } from "../../../domain/plan/read-plan.ts";
import { knowBlock, templateOfBlock } from "../../../domain/plan/template-of-block.ts";
import { loadJson } from "../../navigation/load-json.ts";
import { PlanTemplates } from "../../plans/plan-templates.ts";

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

const known = new Map<string, PlanTemplates>();

/** One for each build and language, however often the page is opened. */
export function planTemplatesOf({ templates }: PlanData): PlanTemplates {
  const found = known.get(templates) ?? new PlanTemplates((file) => loadJson(templates + file));
  known.set(templates, found);
  return found;
}

/** What an address asks for; undefined where it asks for no plan. */
export async function findPlan(data: PlanData, search: string): Promise<PlanView | undefined> {
  const read = readPlan(search, { start: proposedStart(), people: usualPeople });
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
  return { title: "", start: proposedStart(), people: usualPeople, blocks: [] };
}

function nameOf(block: PlanBlock): string {
  if (block.kind === "session") return `${block.key}/${block.number}`;
  return block.kind === "activity" ? block.key : block.kind;
}

/** The next full quarter of an hour. */
function proposedStart(): string {
  const quarterMs = 15 * 60_000;
  return new Date(Math.ceil(Date.now() / quarterMs) * quarterMs).toTimeString().slice(0, 5);
}
