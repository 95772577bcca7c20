import { type GroupSize, rangeOf } from "../group-size.ts";
import { sum } from "../sum.ts";
import type { PartFacts } from "../template.ts";
import { apportion } from "./apportion.ts";
import type { Meeting } from "./meeting.ts";

/** The facts about a part that fitting needs. */
export type TimedPart = Pick<PartFacts, "minutes" | "shortest" | "canSkip" | "grows">;

export interface Fit {
  /** The minutes of each part, in order; undefined for one that is left out. */
  minutes: (number | undefined)[];
  /** The sum over all parts, in minutes. It exceeds the meeting if even the shortest times are too long. */
  total: number;
}

/** Whole minutes: those that are written, and the fewest. */
export interface Times {
  usual: number;
  least: number;
}

/** The times of a part for so many people. The written times hold for any group that the template is made for. */
function timesOf(part: TimedPart, group: GroupSize, people: number): Times {
  const most = rangeOf(group).to;
  // The product comes before the division, because an inexact quotient could be rounded up to a minute too many.
  const grown = (time: number) => (part.grows === "none" || people <= most ? time : Math.ceil((time * people) / most));
  return { usual: grown(part.minutes), least: grown(part.shortest) };
}

/** The times of parts together. The fewest minutes are those without the parts that can be left out. */
export function timesOfParts(parts: readonly TimedPart[], group: GroupSize, people: number): Times {
  const times = parts.map((part) => ({ ...timesOf(part, group, people), canSkip: part.canSkip }));
  return {
    usual: sum(times.map(({ usual }) => usual)),
    least: sum(times.map(({ least, canSkip }) => (canSkip ? 0 : least))),
  };
}

/**
 * Fits a template's parts into the minutes of a meeting. Where they are too few, all parts become shorter alike, each down to its
 * shortest time, before any is left out. The times as written hold for any group that the template is made for; with more people
 * than that, those that grow do so in proportion.
 */
export function fitParts(parts: readonly TimedPart[], group: GroupSize, { people, minutes }: Meeting): Fit {
  const times = parts.map((part) => timesOf(part, group, people));
  const leftOut = chooseLeftOut(parts, times, minutes);
  const fitted = shareMinutes(
    times.filter((_, index) => !leftOut.has(index)),
    minutes,
  );
  const left = fitted.values();
  return {
    minutes: parts.map((_, index) => (leftOut.has(index) ? undefined : left.next().value)),
    total: sum(fitted),
  };
}

/** Chooses as few parts as will do, those that take longest first. */
function chooseLeftOut(parts: readonly TimedPart[], times: readonly Times[], minutes: number): Set<number> {
  const least = (index: number) => times[index]?.least ?? 0;
  const dispensable = [...parts.keys()].filter((index) => parts[index]?.canSkip).sort((a, b) => least(b) - least(a));
  const leftOut = new Set<number>();
  let total = sum(times.map((time) => time.least));
  for (const index of dispensable) {
    if (total <= minutes) break;
    leftOut.add(index);
    total -= least(index);
  }
  return leftOut;
}

/** Between the shortest times and the usual ones, each part gives up the same share of the difference. */
function shareMinutes(times: readonly Times[], minutes: number): number[] {
  const least = sum(times.map((time) => time.least));
  const more = apportion(
    minutes - least,
    times.map((time) => time.usual - time.least),
  );
  return times.map((time, index) => time.least + (more[index] ?? 0));
}
