import { shortestMinutes } from "../fitting/shortest-minutes.ts";
import { suits } from "../group-size.ts";
import type { FittedBlock, FittedPlan } from "./fit-plan.ts";
import type { Plan } from "./plan.ts";
import type { TemplateToFit } from "./plan-template.ts";

/** Warnings that a facilitator would give about a plan. Blocks are named by their index. */
export type PlanWarning =
  | { kind: "no-opening" }
  | { kind: "no-closing" }
  /** Too many minutes without a break, from one block to another. */
  | { kind: "no-break"; minutes: number; from: number; to: number }
  /** The block is made for another number of people. */
  | { kind: "size"; block: number }
  /** The minutes that were set are fewer than the block needs. */
  | { kind: "too-short"; block: number; least: number }
  /** The block is the same kind of activity as the one before. */
  | { kind: "alike"; block: number }
  /** The block is pinned to a time that is past when its turn comes. */
  | { kind: "unpinned"; block: number };

/** The fewest minutes of a plan that needs an opening and a closing. */
const shortestWithOpening = 60;
const mostWithoutBreak = 90;
/** The fewest minutes of a pause that counts as a break. A pause in which nothing is planned counts as well. */
const shortestBreak = 5;

type AnyBlock = FittedBlock<TemplateToFit>;

export function warningsOf(plan: Plan, { blocks, minutes }: FittedPlan<TemplateToFit>): PlanWarning[] {
  const isWhole = blocks.length > 1 && minutes >= shortestWithOpening;
  return [
    ...(isWhole && !mayBeOf("open", blocks[0]) ? [{ kind: "no-opening" } as const] : []),
    ...blocks.flatMap((block, index) => warningsOfBlock(plan, block, index, blocks[index - 1])),
    ...withoutBreak(blocks),
    ...(isWhole && !mayBeOf("close", blocks.at(-1)) ? [{ kind: "no-closing" } as const] : []),
  ];
}

/** Whether a block is of a phase. A block of the visitor's own may be of any, since nobody knows. */
export function mayBeOf(phase: string, block: AnyBlock | undefined): boolean {
  if (!block || block.block.kind === "own") return true;
  if (block.block.kind === "session") return isAtEdge(phase, block, block.block.number);
  return block.template?.phases.includes(phase) ?? false;
}

/** Whether a block of a session is at its edge: a session opens with its first block, and closes with its last. */
function isAtEdge(phase: string, { template }: AnyBlock, number: number): boolean {
  return number === (phase === "open" ? 1 : template?.parts.length);
}

function warningsOfBlock(
  { people }: Plan,
  { block, template, times, parts, isUnpinned }: AnyBlock,
  index: number,
  before: AnyBlock | undefined,
): PlanWarning[] {
  const warnings: PlanWarning[] = isUnpinned ? [{ kind: "unpinned", block: index }] : [];
  if (!template) return warnings;
  if (!suits(template.group, people)) warnings.push({ kind: "size", block: index });
  const least = shortestMinutes({ steps: parts.map(({ part }) => part) });
  if (block.minutes !== undefined && times.usual < least) warnings.push({ kind: "too-short", block: index, least });
  if (template.activity && template.activity === before?.template?.activity)
    warnings.push({ kind: "alike", block: index });
  return warnings;
}

/** Warns of stretches of work that are too long. */
function withoutBreak(blocks: readonly AnyBlock[]): PlanWarning[] {
  const warnings: PlanWarning[] = [];
  let from = 0;
  blocks.forEach((block, index) => {
    const next = blocks[index + 1];
    const end = block.startsAfter + block.minutes;
    const isBreak = ({ block: { kind }, minutes }: AnyBlock) => kind === "break" && minutes >= shortestBreak;
    if (isBreak(block)) {
      from = index + 1;
      return;
    }
    if (next && !isBreak(next) && next.startsAfter - end < shortestBreak) return;
    const minutes = end - (blocks[from]?.startsAfter ?? end);
    if (minutes > mostWithoutBreak) warnings.push({ kind: "no-break", minutes, from, to: index });
    from = index + 1;
  });
  return warnings;
}
