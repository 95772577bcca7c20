import { dividePeople } from "../../../../domain/fitting/divide-people.ts";
import { fitParts } from "../../../../domain/fitting/fit-parts.ts";
import { materialsFor } from "../../../../domain/fitting/materials-for.ts";
import type { Meeting } from "../../../../domain/fitting/meeting.ts";
import { rangeOf } from "../../../../domain/group-size.ts";
import type { PartData, TemplateData } from "../../../../domain/page.ts";
import type { Material } from "../../../../domain/template.ts";

/** A template as it would run in one meeting. */
export interface Plan {
  meeting: Meeting;
  parts: PlannedPart[];
  /** The sum over all parts, in minutes. */
  minutes: number;
  materials: Map<Material, number>;
}

export interface PlannedPart {
  part: PartData;
  /** In minutes from the start of the meeting. */
  startsAfter: number;
  /** Undefined if the part is left out. */
  minutes: number | undefined;
  /** Sizes of the groups that work in it, if any. */
  groups: number[];
  /** Whether it takes longer with more people by an unknown amount, because the template has no upper limit. */
  mayGrow: boolean;
}

export function planMeeting({ parts, group }: Pick<TemplateData, "parts" | "group">, meeting: Meeting): Plan {
  const fit = fitParts(parts, group, meeting);
  const isOpenEnded = rangeOf(group).to === Number.POSITIVE_INFINITY;
  let startsAfter = 0;
  const planned = parts.map((part, index) => {
    const minutes = fit.minutes[index];
    const plannedPart = {
      part,
      startsAfter,
      minutes,
      groups: dividePeople(part, meeting.people),
      mayGrow: isOpenEnded && minutes !== undefined && part.grows !== "none",
    };
    startsAfter += minutes ?? 0;
    return plannedPart;
  });
  const kept = planned.flatMap(({ part, minutes }) => (minutes === undefined ? [] : part));
  return {
    meeting,
    parts: planned,
    minutes: fit.total,
    materials: materialsFor(kept, meeting.people),
  };
}

/** Whole minutes until a part ends, so long after the start of the meeting; 0 for a part that is not on. */
export function minutesLeft({ startsAfter, minutes = 0 }: PlannedPart, minutesSince: number): number {
  const left = startsAfter + minutes - minutesSince;
  return left > 0 && left <= minutes ? Math.ceil(left) : 0;
}

const minutesOfDay = 24 * 60;
const minuteMs = 60_000;

/** Minutes since the nearest time of the day such as `14:05`: negative if it is still to come. */
export function minutesSinceTime(time: string, now: Date): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const since = (now.getHours() - hours) * 60 + now.getMinutes() - minutes + now.getSeconds() / 60;
  const half = minutesOfDay / 2;
  return ((since + half + minutesOfDay) % minutesOfDay) - half;
}

/**
 * The next full quarter of an hour, in milliseconds like the present. It is full in any time zone, since all of them are
 * full quarters of an hour apart.
 */
export function nextQuarter(now: number): number {
  return Math.ceil(Math.floor(now / minuteMs) / 15) * 15 * minuteMs;
}
