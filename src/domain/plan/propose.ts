import { timesOfParts } from "../fitting/fit-parts.ts";
import { suits } from "../group-size.ts";
import { referenceTo } from "../template.ts";
import type { FittedPlan, Stretch } from "./fit-plan.ts";
import type { Plan } from "./plan.ts";
import type { PlanTemplate } from "./plan-template.ts";
import { mayBeOf } from "./plan-warnings.ts";
import { templateOfBlock } from "./template-of-block.ts";

/** Activities that would fill the minutes that are left in a stretch of a plan. */
export interface Proposal {
  /** The minutes that are left. */
  spare: number;
  /** The index at which one of the activities goes in. */
  index: number;
  /** The best activity comes first. */
  activities: readonly ProposedActivity[];
}

export interface ProposedActivity {
  template: PlanTemplate;
  /** The minutes that it takes as written, or those that are left if they are fewer. */
  minutes: number;
}

/** The fewest minutes that count as a gap. */
const fewestSpare = 5;
const mostActivities = 3;
const phasesBetween = ["explore", "diverge", "converge"];

/**
 * Proposes activities for each stretch with minutes to spare. An activity has to run in these minutes with these people, and to suit its
 * place: as an opening or a closing where there is none, else as something between the two. Activities that are in the plan already are not
 * proposed, nor those of the same kind as a neighbour.
 */
export function propose(plan: Plan, fitted: FittedPlan, templates: readonly PlanTemplate[]): Proposal[] {
  return fitted.stretches.flatMap((stretch) => {
    if (stretch.spare < fewestSpare) return [];
    const { index, phases } = placeIn(fitted, stretch);
    const used = new Set(plan.blocks.map(templateOfBlock));
    const neighbours = [fitted.blocks[index - 1], fitted.blocks[index]].map((block) => block?.template?.activity);
    const activities = templates
      .filter(
        (template) =>
          template.kind === "inspiration" &&
          template.phases.some((phase) => phases.includes(phase)) &&
          suits(template.group, plan.people) &&
          !used.has(referenceTo(template)) &&
          !(template.activity && neighbours.includes(template.activity)),
      )
      .flatMap((template) => {
        const { usual, least } = timesOfParts(template.parts, template.group, plan.people);
        return least <= stretch.spare ? { template, usual, minutes: Math.min(usual, stretch.spare) } : [];
      })
      .sort(bestFirst(new Set(fitted.blocks.map(({ template }) => template?.goal.id)), stretch.spare))
      .slice(0, mostActivities)
      .map(({ template, minutes }) => ({ template, minutes }));
    return activities.length > 0 ? [{ spare: stretch.spare, index, activities }] : [];
  });
}

interface Candidate extends ProposedActivity {
  usual: number;
}

/** Puts activities first that need not be shortened, then those with a goal that the plan has, then those that fill most of the time. */
function bestFirst(goals: ReadonlySet<string | undefined>, spare: number) {
  const fitsAsWritten = ({ usual }: Candidate) => Number(usual <= spare);
  const sharesGoal = ({ template }: Candidate) => Number(goals.has(template.goal.id));
  return (a: Candidate, b: Candidate): number =>
    fitsAsWritten(b) - fitsAsWritten(a) || sharesGoal(b) - sharesGoal(a) || b.minutes - a.minutes;
}

/** The index at which the minutes of a stretch are best spent, and the phases that suit there. */
function placeIn({ blocks }: FittedPlan, { from, to }: Stretch): { index: number; phases: readonly string[] } {
  const isLast = to === blocks.length;
  // An opening before a pinned block would be in no stretch.
  if (from === 0 && blocks[0]?.block.at === undefined && !mayBeOf("open", blocks[0]))
    return { index: 0, phases: ["open"] };
  if (isLast && !mayBeOf("close", blocks[to - 1])) return { index: to, phases: ["close"] };
  // The closing stays the last block.
  return { index: isLast && to - from > 1 ? to - 1 : to, phases: phasesBetween };
}
