import { momentOf } from "../../../../../domain/plan/times.ts";

/** The next day, such as `2026-12-01`, on which that time of the day is still to come, in the visitor's time zone. */
export function nextDate(start: string, now: Date): string {
  const today = dateOf(now);
  if (momentOf(today, start) > now.getTime()) return today;
  return dateOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1));
}

function dateOf(moment: Date): string {
  const numbers = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return numbers.map((it) => String(it).padStart(2, "0")).join("-");
}
