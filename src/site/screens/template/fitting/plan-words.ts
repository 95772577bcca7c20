import { type GroupSize, rangeOf } from "../../../../domain/group-size.ts";
import type { Messages } from "../../../language/messages.generated.ts";
import { groupSizeText } from "../../../template-card/group-size-text.ts";
import { whoWorks } from "../../../template-card/who-works.ts";
import type { Plan } from "./plan.ts";

/** Tells whether the plan fits the time, and what was shortened, lengthened or left out for it. */
export function verdictOf({ meeting, minutes, parts }: Plan, words: Messages["fitting"]): string {
  const leftOut = parts.filter((part) => part.minutes === undefined).length;
  const changes = parts.map((planned) => (planned.minutes ?? 0) - planned.part.minutes);
  if (minutes > meeting.minutes) return words.tooLong({ least: minutes, missing: minutes - meeting.minutes });
  if (changes.some((change) => change < 0)) return words.fitsShorter({ leftOut });
  if (changes.some((change) => change > 0)) return words.fitsLonger({ minutes });
  return words.fits({ spare: meeting.minutes - minutes });
}

/** Warns of a number of people that the template is not made for, or for which it does not tell how long it takes. */
export function sizeWarning(group: GroupSize, plan: Plan, { fitting, card }: Messages): string | false {
  const { from, to } = rangeOf(group);
  const { people } = plan.meeting;
  if (people < from || people > to) return fitting.madeFor({ group: groupSizeText(group, card) });
  return plan.parts.some((part) => part.mayGrow) && fitting.longerWithMany();
}

/** "You need: 32 sticky notes, 4 sheets"; undefined if nothing is needed. */
export function materialsText({ materials }: Plan, { site, template, materials: words }: Messages): string | undefined {
  if (materials.size === 0) return undefined;
  const needed = [...materials].map(([item, count]) => words[item]({ count }));
  return template.youNeed() + site.colon() + needed.join(", ");
}

/** Formats times as the visitor's browser writes them, also in the field for the start. */
const clock = new Intl.DateTimeFormat(undefined, { timeStyle: "short", timeZone: "UTC" });

/** The time of the day so many minutes after a start such as `14:05`. */
export function timeAfter(start: string, minutes: number): string {
  return clock.format(Date.parse(`2000-01-01T${start}Z`) + minutes * 60_000);
}

/** The plan as plain text, for an invitation or the notes of a meeting. */
export function textOfPlan(
  { name, address, start }: { name: string; address: string; start: string },
  plan: Plan,
  words: Messages,
): string {
  const { card, fitting } = words;
  const { people } = plan.meeting;
  const materials = materialsText(plan, words);
  return [
    `${name} · ${card.peopleOnly({ count: people })} · ${card.minutesShort({ count: plan.minutes })}`,
    "",
    ...plan.parts.flatMap((planned) =>
      planned.minutes === undefined
        ? []
        : `${timeAfter(start, planned.startsAfter)} ${planned.part.title} (${card.minutesShort({ count: planned.minutes })}, ${whoWorks(planned, people, words.who)})`,
    ),
    `${timeAfter(start, plan.minutes)} ${fitting.end()}`,
    "",
    ...(materials === undefined ? [] : [materials]),
    address,
  ].join("\n");
}
