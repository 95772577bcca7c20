import type { FittedPlan } from "../../../../../domain/plan/fit-plan.ts";
import type { Plan } from "../../../../../domain/plan/plan.ts";
import { momentOf } from "../../../../../domain/plan/times.ts";
import type { Messages } from "../../../../language/messages.generated.ts";
import { type Agenda, nameOf } from "../agenda/agenda.ts";
import { agendaBody, rowBody } from "../agenda/agenda-as-text.ts";
import { slugOf } from "../file-name.ts";
import { type CalendarEntry, writeEntries } from "./write-entries.ts";

/** One entry for the whole plan, or one for each of its blocks. */
export type EntriesOf = "plan" | "block";

export interface CalendarInput {
  plan: Plan & { date: string };
  fitted: FittedPlan;
  agenda: Agenda;
  words: Messages;
  /** The site whose entries they are: its name and its host. */
  site: { name: string; host: string };
}

const minuteMs = 60_000;

export function calendarFile(input: CalendarInput, entriesOf: EntriesOf): string {
  return writeEntries(entriesOf === "plan" ? [entryOfPlan(input)] : entriesOfBlocks(input), input.site.name);
}

function entryOfPlan({ plan, fitted, agenda, words, site }: CalendarInput): CalendarEntry {
  return {
    uid: `${planId(plan)}@${site.host}`,
    title: agenda.title,
    description: agendaBody(agenda, words),
    ...timesOf(plan, 0, fitted.minutes),
  };
}

function entriesOfBlocks({ plan, fitted, agenda, site }: CalendarInput): CalendarEntry[] {
  const ids = blockIds(plan);
  return fitted.blocks.flatMap(({ startsAfter, minutes }, index) => {
    const row = agenda.rows[index];
    if (!row) return [];
    return {
      uid: `${planId(plan)}-${ids[index]}@${site.host}`,
      title: nameOf(row),
      description: rowBody(row, agenda.address),
      ...timesOf(plan, startsAfter, minutes),
    };
  });
}

function timesOf({ date, start }: Plan & { date: string }, startsAfter: number, minutes: number) {
  const begin = momentOf(date, start) + startsAfter * minuteMs;
  return { begin, end: begin + minutes * minuteMs };
}

/** An id that stays the same for the same meeting. A calendar that reads the file of a meeting again changes entries, and adds none. */
function planId({ title, date, start }: Plan): string {
  return [date, start.replace(":", ""), slugOf(title)].filter(Boolean).join("-");
}

/** An id for each block: what it is, and its number among those that are the same. So blocks that are moved keep their entries. */
function blockIds({ blocks }: Plan): string[] {
  const seen = new Map<string, number>();
  return blocks.map((block) => {
    const what = "key" in block ? block.key : slugOf(block.title);
    const id = [block.kind, what, block.kind === "session" && block.number].filter(Boolean).join("-");
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  });
}
