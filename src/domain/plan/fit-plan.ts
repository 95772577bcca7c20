import { apportion } from "../fitting/apportion.ts";
import { dividePeople } from "../fitting/divide-people.ts";
import { fitParts, type Times, timesOfParts } from "../fitting/fit-parts.ts";
import { materialsFor } from "../fitting/materials-for.ts";
import { type GroupSize, rangeOf } from "../group-size.ts";
import { sum } from "../sum.ts";
import type { Material } from "../template.ts";
import type { Plan, PlanBlock } from "./plan.ts";
import type { PlanPart, PlanTemplate, TemplateToFit } from "./plan-template.ts";
import { PlanClock } from "./times.ts";

/** A block with the template that it is of, if it is of one. */
export interface KnownBlock<Template extends TemplateToFit = PlanTemplate> {
  block: PlanBlock;
  template?: Template;
  /** The steps of an activity, or the one block of a session; none where the block is of no template. */
  parts: readonly PlanPart[];
}

export interface FittedPart {
  part: PlanPart;
  /** Minutes from the start of the plan. */
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
  /** Minutes from the start of the plan. */
  startsAfter: number;
  minutes: number;
  times: Times;
  parts: FittedPart[];
  /**
   * Whether its pin cannot be kept, because the start or the pin of a block before it is later. The block then follows the one before it.
   */
  isUnpinned: boolean;
}

/** The blocks between two given times. These are the start, the pins, and the end if there is one. */
export interface Stretch {
  /** The index of the first block. `to` is the index after the last one. */
  from: number;
  to: number;
  /** Minutes that are left after its last block; 0 where its end is open. */
  spare: number;
  /** Minutes by which its blocks are too long, even in their shortest forms. */
  missing: number;
}

export interface FittedPlan<Template extends TemplateToFit = PlanTemplate> {
  blocks: FittedBlock<Template>[];
  stretches: Stretch[];
  /** Minutes from the start to the end of the last block. */
  minutes: number;
  /** The material for all blocks together. */
  materials: Map<Material, number>;
}

/**
 * Fits a plan's blocks into its time. Pinned blocks part the plan into stretches, and each stretch is fitted by itself. If its minutes are
 * too few, the blocks of templates become shorter, unless the visitor has set their minutes: each gives up the same share of what it can
 * spare. Pins hold in any case.
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

/**
 * The most minutes that a pin may lie ahead. A pin further away is meant for a time that is past: `08:30` in a plan that starts at nine.
 */
const furthestPin = 16 * 60;

/** The start of each pinned block, in minutes from the start of the plan. Pins that would have to wait for the next day do not count. */
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
    // Minutes that are too few for a step that can be left out go to no block: they stay to spare.
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

/**
 * The usual and the fewest minutes of a block. If the visitor has set its minutes, both are these. If not, they are those of the template
 * as it is written, and in its shortest form.
 */
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
