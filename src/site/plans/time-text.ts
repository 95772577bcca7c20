import type { PlanClock } from "../../domain/plan/times.ts";
import { dateFormat } from "../../domain/write-date.ts";
import type { Messages } from "../language/messages.generated.ts";

/** Writes a time of the day such as `14:05` in a language, which is a tag such as `en-GB`. */
export function timeText(time: string, language: string): string {
  return dateFormat(language, { timeStyle: "short", timeZone: "UTC" }).format(Date.parse(`2000-01-01T${time}Z`));
}

/** Writes the time so many minutes after the start of a plan. After midnight it says so: `00:20 (+1 day)`. */
export function timeAfterText(
  clock: PlanClock,
  minutes: number,
  language: string,
  words: Pick<Messages["plan"], "daysLater">,
): string {
  const days = clock.daysAfter(minutes);
  const time = timeText(clock.timeAfter(minutes), language);
  return days > 0 ? `${time} (${words.daysLater({ days })})` : time;
}
