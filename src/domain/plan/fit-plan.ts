import { apportion } from "../fitting/apportion.ts";
import { dividePeople } from "../fitting/divide-people.ts";
import { fitParts, type Times, timesOfParts } from "../fitting/fit-parts.ts";
import { materialsFor } from "../fitting/materials-for.ts";
import { type GroupSize, rangeOf } from "../group-size.ts";
import type { Material } from "../template.ts";
import type { Plan, PlanBlock } from "./plan.ts";
import type { PlanPart, PlanTemplate, TemplateToFit } from "./plan-template.ts";
import { PlanClock } from "./times.ts";

/** A block with the template that it is of, if it is of one. */
export interface KnownBlock<Template extends TemplateToFit = PlanTemplate> {
  block: PlanBlock;
  template?: Template;
  /** What happens in it: the steps of an activity, or the one block of a session; nothing where it is of no template. */
  parts: readonly PlanPart[];
}

export interface FittedPart {
  part: PlanPart;
  /** In minutes from the start of the plan. */
  startsAfter: number;
  /** Undefined if it is left out. */
  minutes: number | undefined;
  /** The sizes of the groups that work in it, if any do. */
  groups: number[];
  /** Whether it takes longer with more people by an unknown amount, because the template has no upper limit. */
  mayGrow: boolean;
}

export interface FittedBlock<Template extends TemplateToFit = PlanTemplate>
  extends Omit<KnownBlock<Template>, "parts"> {
  /** In minutes from the start of the plan. */
  startsAfter: number;
  minutes: number;
  times: Times;
  parts: FittedPart[];
  /** Whether it is pinned to a time that it cannot have, since that of a block before it is later: it follows that one. */
  isUnpinned: boolean;
}

/** The blocks between two times that are given: the start, pins, and the end if there is one. */
export interface Stretch {
  /** The index of its first block, and that after its last. */
  from: number;
  to: number;
  /** Minutes that are left after its last block; 0 where its end is open. */
  spare: number;
  /** Minutes by which its blocks are too long, even as short as they can be. */
  missing: number;
}

export interface FittedPlan<Template extends TemplateToFit = PlanTemplate> {
  blocks: FittedBlock<Template>[];
  stretches: Stretch[];
  /** From the start to the end of the last block. */
  minutes: number;
  /** What to bring for all blocks together. */
  materials: Map<Material, number>;
}

/**
 * Fits a plan's blocks into its time. Blocks that are pinned part it into stretches, of which each fits by itself: where its minutes are
 * too few, those blocks of templates whose minutes are not set give up the same share of what they can spare. Pins hold in any case.
 */
export function fitPlan<Template extends TemplateToFit>(
  plan: Plan,
  known: readonly KnownBlock<Template>[],
): FittedPlan<Template> {
  const clock = new PlanClock(plan);
  const starts = pinnedStarts(known, clock);
  const firsts = [...known.keys()].filter((index) => index === 0 || starts[index] !== undefined);
  const blocks: FittedBlock<Template>[] = [];
  const stretches: Stretch[] = [];
  firsts.forEach((from, position) => {
    const to = firsts[position + 1] ?? known.length;
    const begin = starts[from] ?? 0;
    const end = to < known.length ? starts[to] : plan.minutes;
    const fitted = fitStretch(known.slice(from, to), begin, end, plan.people);
    blocks.push(...fitted);
    const over = end === undefined ? 0 : endOf(fitted, begin) - end;
    stretches.push({ from, to, spare: Math.max(0, -over), missing: Math.max(0, over) });
  });
  for (const [index, block] of blocks.entries()) {
    block.isUnpinned = block.block.at !== undefined && starts[index] === undefined;
  }
  return { blocks, stretches, minutes: endOf(blocks, 0), materials: materialsOf(blocks, plan.people) };
}

/** Further away than that, a pin is meant for earlier: `08:30` in a plan that starts at nine. */
const furthestPin = 16 * 60;

/** When each block begins that is pinned, in minutes from the start. Those that would have to wait for the next day are not pinned. */
function pinnedStarts(known: readonly Pick<KnownBlock, "block">[], clock: PlanClock): (number | undefined)[] {
  let notBefore = 0;
  return known.map(({ block }) => {
    if (block.at === undefined) return undefined;
    const start = clock.minutesUntil(block.at, notBefore);
    if (start - notBefore > furthestPin) return undefined;
    notBefore = start;
    return start;
  });
}

function fitStretch<Template extends TemplateToFit>(
  known: readonly KnownBlock<Template>[],
  begin: number,
  end: number | undefined,
  people: number,
): FittedBlock<Template>[] {
  const times = known.map((each) => timesOfBlock(each, people));
  const least = sum(times.map((time) => time.least));
  const more = apportion(
    (end ?? Number.POSITIVE_INFINITY) - begin - least,
    times.map((time) => time.usual - time.least),
  );
  let startsAfter = begin;
  return known.map(({ block, template, parts }, index) => {
    const time = times[index] as Times;
    const given = time.least + (more[index] ?? 0);
    const fittedParts = template ? fitPartsAt(startsAfter, parts, template.group, { people, minutes: given }) : [];
    // Minutes that are too few for a step that can be left out are nobody's: they stay to spare.
    const minutes = template && block.minutes === undefined ? minutesOfParts(fittedParts) : given;
    const fitted: FittedBlock<Template> = {
      block,
      ...(template && { template }),
      startsAfter,
      minutes,
      times: time,
      parts: fittedParts,
      isUnpinned: false,
    };
    startsAfter += minutes;
    return fitted;
  });
}

/** Minutes that the visitor has set are both; those of a template are as it is written, and its shortest form. */
function timesOfBlock({ block, template, parts }: KnownBlock<TemplateToFit>, people: number): Times {
  if (block.minutes !== undefined) return { usual: block.minutes, least: block.minutes };
  return template ? timesOfParts(parts, template.group, people) : { usual: 0, least: 0 };
}

function fitPartsAt(
  begin: number,
  parts: readonly PlanPart[],
  group: GroupSize,
  meeting: { people: number; minutes: number },
): FittedPart[] {
  const fit = fitParts(parts, group, meeting);
  const isOpenEnded = rangeOf(group).to === Number.POSITIVE_INFINITY;
  let startsAfter = begin;
  return parts.map((part, index) => {
    const minutes = fit.minutes[index];
    const fitted = {
      part,
      startsAfter,
      minutes,
      groups: dividePeople(part, meeting.people),
      mayGrow: isOpenEnded && minutes !== undefined && part.grows !== "none",
    };
    startsAfter += minutes ?? 0;
    return fitted;
  });
}

function minutesOfParts(parts: readonly FittedPart[]): number {
  return sum(parts.map(({ minutes = 0 }) => minutes));
}

function materialsOf(blocks: readonly Pick<FittedBlock, "parts">[], people: number): Map<Material, number> {
  const kept = blocks.flatMap(({ parts }) => parts.flatMap(({ part, minutes }) => (minutes === undefined ? [] : part)));
  return materialsFor(kept, people);
}

function endOf(blocks: readonly Pick<FittedBlock, "startsAfter" | "minutes">[], begin: number): number {
  return blocks.reduce((end, { startsAfter, minutes }) => Math.max(end, startsAfter + minutes), begin);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
