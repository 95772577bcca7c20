import type { Plan } from "./plan.ts";

const time = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whether a text is a time of the day such as `09:05`. */
export function isTime(text: string): boolean {
  return time.test(text);
}

/** Whether a text is a day that exists, such as `2026-12-01`. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const minuteMs = 60_000;

/** The moment of a time of the day, in the visitor's time zone, so many days after a date. */
export function momentOf(date: string, timeOfDay: string, days = 0): number {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const [hours = 0, minutes = 0] = timeOfDay.split(":").map(Number);
  return new Date(year, month - 1, day + days, hours, minutes).getTime();
}

/** The clock of a plan. If the plan has a date, a night in which the clocks change is an hour shorter or longer. */
export class PlanClock {
  readonly #plan: Pick<Plan, "start" | "date">;

  constructor(plan: Pick<Plan, "start" | "date">) {
    this.#plan = plan;
  }

  /** The time of the day so many minutes after the start. */
  timeAfter(minutes: number): string {
    const { date, start } = this.#plan;
    if (date === undefined) return writeTime((minutesOf(start) + minutes) % minutesOfDay);
    const moment = new Date(momentOf(date, start) + minutes * minuteMs);
    return writeTime(moment.getHours() * 60 + moment.getMinutes());
  }

  /** The midnights between the start and the moment so many minutes after it. */
  daysAfter(minutes: number): number {
    const { date, start } = this.#plan;
    if (date === undefined) return Math.floor((minutesOf(start) + minutes) / minutesOfDay);
    const moment = new Date(momentOf(date, start) + minutes * minuteMs);
    const midnight = Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate());
    return (midnight - Date.parse(date)) / (minutesOfDay * minuteMs);
  }

  /** The minutes since the start, negative before it. If the plan has no date, the nearest start counts. */
  minutesSinceStart(now: Date): number {
    const { date, start } = this.#plan;
    if (date !== undefined) return (now.getTime() - momentOf(date, start)) / minuteMs;
    const since = now.getHours() * 60 + now.getMinutes() + now.getSeconds() / 60 - minutesOf(start);
    const half = minutesOfDay / 2;
    return ((since + half + minutesOfDay) % minutesOfDay) - half;
  }

  /** The minutes from the start to the first moment with this time of the day that is at least `notBefore` minutes after the start. */
  minutesUntil(timeOfDay: string, notBefore: number): number {
    const { date, start } = this.#plan;
    for (let days = 0; ; days += 1) {
      const until =
        date === undefined
          ? minutesOf(timeOfDay) - minutesOf(start) + days * minutesOfDay
          : (momentOf(date, timeOfDay, days) - momentOf(date, start)) / minuteMs;
      if (until >= notBefore) return until;
    }
  }
}

const minutesOfDay = 24 * 60;

function minutesOf(timeOfDay: string): number {
  const [hours = 0, minutes = 0] = timeOfDay.split(":").map(Number);
  return hours * 60 + minutes;
}

const twoDigits = (number: number) => String(number).padStart(2, "0");

function writeTime(minutes: number): string {
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}
