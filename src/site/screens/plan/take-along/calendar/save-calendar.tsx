import { type MouseEvent, useEffect, useState } from "react";
import type { FittedPlan } from "../../../../../domain/plan/fit-plan.ts";
import type { Plan } from "../../../../../domain/plan/plan.ts";
import { isDate } from "../../../../../domain/plan/times.ts";
import { config } from "../../../../config.ts";
import { nameOfSite } from "../../../../head.ts";
import { useMessages } from "../../../../language/language.tsx";
import { loadChunk } from "../../../../navigation/load-chunk.ts";
import { loadIfGone } from "../../../../navigation/load-document.ts";
import { Button } from "../../../../ui/button.tsx";
import { saveFile } from "../../../../ui/save-file.ts";
import { TextField } from "../../../../ui/text-field.tsx";
import type { Agenda } from "../agenda/agenda.ts";
import { fileNameOf } from "../file-name.ts";
import type { EntriesOf } from "./calendar-file.ts";
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

const loadCalendarFile = () => loadChunk("calendar", () => import("./calendar-file.ts"));

/** Saves a plan as a calendar file for a date, which is that of the plan, or else the next one on which it can begin. */
export function SaveCalendar({ plan, readOut, onDate }: Props) {
  const messages = useMessages();
  const words = messages.takeAlong;
  const [date, setDate] = useState(() => plan.date ?? nextDate(plan.start, new Date()));
  const [outcome, setOutcome] = useState("");

  // Loaded as soon as it may be wanted, so that it is there when the network is gone by then.
  useEffect(() => void loadCalendarFile().catch(() => {}), []);

  const save = async (entriesOf: EntriesOf) => {
    const { calendarFile } = await loadCalendarFile();
    const dated = { ...plan, date };
    const site = { name: nameOfSite, host: new URL(config.siteUrl).host };
    const text = calendarFile({ plan: dated, ...readOut(dated), words: messages, site }, entriesOf);
    saveFile(new Blob([text], { type: "text/calendar;charset=utf-8" }), `${fileNameOf(plan.title)}.ics`);
    if (plan.date !== date) onDate(dated);
  };
  const saveAndSay = (entriesOf: EntriesOf) => async (event: MouseEvent) => {
    const button = event.currentTarget;
    setOutcome("");
    try {
      await save(entriesOf);
      setOutcome(words.calendarSaved());
    } catch (error) {
      if (!loadIfGone(error, button, location.href)) setOutcome(messages.site.loadFailed());
    }
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
        <Button fill="hollow" disabled={isMissing} onClick={saveAndSay("plan")}>
          {words.oneEntry()}
        </Button>
        <Button fill="hollow" disabled={isMissing} onClick={saveAndSay("block")}>
          {words.entryEach()}
        </Button>
      </div>
      <p role="status">{outcome}</p>
    </>
  );
}
