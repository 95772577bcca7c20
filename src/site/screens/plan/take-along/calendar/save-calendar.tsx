import { useState } from "react";
import type { FittedPlan } from "../../../../../domain/plan/fit-plan.ts";
import type { Plan } from "../../../../../domain/plan/plan.ts";
import { isDate } from "../../../../../domain/plan/times.ts";
import { config } from "../../../../config.ts";
import { nameOfSite } from "../../../../head.ts";
import { useMessages } from "../../../../language/language.tsx";
import { Button } from "../../../../ui/button.tsx";
import { saveFile } from "../../../../ui/save-file.ts";
import { TextField } from "../../../../ui/text-field.tsx";
import { useSaid } from "../../use-said.ts";
import type { Agenda } from "../agenda/agenda.ts";
import { fileNameOf } from "../file-name.ts";
import { calendarFile, type EntriesOf } from "./calendar-file.ts";
import { nextDate } from "./next-date.ts";

export interface PlanReadOut {
  fitted: FittedPlan;
  agenda: Agenda;
}

interface Props {
  plan: Plan;
  readOut: (plan: Plan) => PlanReadOut;
  /** Takes the plan with the date of its entries in the calendar. */
  onDate: (plan: Plan) => void;
}

/** Saves a plan as a calendar file for a date, which is that of the plan, or else the next one on which it can begin. */
export function SaveCalendar({ plan, readOut, onDate }: Props) {
  const messages = useMessages();
  const words = messages.takeAlong;
  const [date, setDate] = useState(() => plan.date ?? nextDate(plan.start, new Date()));
  const { said, say } = useSaid();

  const save = (entriesOf: EntriesOf) => () => {
    const dated = { ...plan, date };
    const site = { name: nameOfSite, host: new URL(config.siteUrl).host };
    const text = calendarFile({ plan: dated, ...readOut(dated), words: messages, site }, entriesOf);
    saveFile(new Blob([text], { type: "text/calendar;charset=utf-8" }), `${fileNameOf(plan.title)}.ics`);
    if (plan.date !== date) onDate(dated);
    say(words.calendarSaved());
  };
  const isMissing = !isDate(date);
  return (
    <>
      <TextField
        label={words.date()}
        type="date"
        value={date}
        error={isMissing ? words.noDate() : undefined}
        onChange={(event) => setDate(event.target.value)}
      />
      <div className="take-along-buttons">
        <Button fill="hollow" disabled={isMissing} onClick={save("plan")}>
          {words.oneEntry()}
        </Button>
        <Button fill="hollow" disabled={isMissing} onClick={save("block")}>
          {words.entryEach()}
        </Button>
      </div>
      <p role="status">
        <span key={said.count}>{said.text}</span>
      </p>
    </>
  );
}
