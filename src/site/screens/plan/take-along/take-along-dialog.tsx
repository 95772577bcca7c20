import { type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";
import { fitPlan } from "../../../../domain/plan/fit-plan.ts";
import { longestAddress, type Plan } from "../../../../domain/plan/plan.ts";
import type { PlanTemplate } from "../../../../domain/plan/plan-template.ts";
import type { TemplateReference } from "../../../../domain/template.ts";
import { useLocale, useMessages } from "../../../language/language.tsx";
import type { Messages } from "../../../language/messages.generated.ts";
import { mailLink } from "../../../share/mail-link.ts";
import { ShareLink } from "../../../share/share-link.tsx";
import { adoptStyles } from "../../../ui/adopt-styles.ts";
import { Button } from "../../../ui/button.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import type { PlanProps } from "../plan-props.ts";
import { knowBlocks } from "../plan-view.ts";
import type { Agenda } from "./agenda/agenda.ts";
import { agendaAsText } from "./agenda/agenda-as-text.ts";
import { agendaOfPlan } from "./agenda/agenda-of-plan.ts";
import { type PlanReadOut, SaveCalendar } from "./calendar/save-calendar.tsx";
import { CopyAgenda } from "./copy-agenda.tsx";
import { fileNameOf } from "./file-name.ts";
import { PrintInWords } from "./paper/print-in-words.tsx";
import { printSheet } from "./paper/print-sheet.ts";
import { writePlanFile } from "./plan-file.ts";
import styles from "./take-along-dialog.css?inline";

interface Props extends Pick<PlanProps, "data" | "change"> {
  /** The plan as it stood when the dialog was opened. */
  plan: Plan;
  /** Finds a template in the plan's second language; undefined where the templates of that have not come. */
  second?: ((template: TemplateReference) => PlanTemplate | undefined) | undefined;
  onClose: () => void;
}

const sheets = ["agenda", "facilitator"] as const;

/** All ways to take a plan along: its address, text and tables, calendar entries, paper, a file. */
export function TakeAlongDialog({ data, plan: given, change, second, onClose }: Props) {
  const locale = useLocale();
  const messages = useMessages();
  const words = messages.takeAlong;
  const dialog = useRef<HTMLDialogElement>(null);
  const [plan, setPlan] = useState(given);
  const readOut = (of: Plan): PlanReadOut => {
    const fitted = fitPlan(of, knowBlocks(data, of.blocks));
    return { fitted, agenda: agendaOfPlan(locale, { plan: of, fitted, second, words: messages }) };
  };
  const { agenda } = readOut(plan);
  useLayoutEffect(() => adoptStyles(styles), []);

  const changePlan = (changed: Plan) => {
    setPlan(changed);
    change(changed);
  };
  const isTooLong = agenda.address === undefined;
  const asFile = (
    <Way heading={words.file()} how={words.fileHow()}>
      <Button fill="hollow" onClick={() => saveFile(writePlanFile(plan), `${fileNameOf(plan.title)}.json`)}>
        {words.save()}
      </Button>
    </Way>
  );
  return (
    <Modal
      dialog={dialog}
      className="take-along"
      title={words.heading()}
      closeLabel={messages.site.close()}
      onClose={onClose}
    >
      <div className="take-along-body">
        <Way heading={words.link()}>
          {agenda.address === undefined ? (
            <p>{words.tooLong({ most: longestAddress })}</p>
          ) : (
            <ShareLink
              address={agenda.address}
              title={agenda.title}
              mailText={mailTextOf(agenda, agenda.address, messages)}
            />
          )}
        </Way>
        {isTooLong && asFile}
        <Way heading={words.text()} how={words.textHow()}>
          <CopyAgenda agenda={agenda} />
        </Way>
        <Way heading={words.paper()}>
          <div className="take-along-buttons">
            {sheets.map((sheet) => (
              <Button key={sheet} fill="hollow" onClick={() => printSheet(sheet)}>
                {words[sheet]()}
              </Button>
            ))}
          </div>
          <PrintInWords plan={plan} second={second} />
        </Way>
        <Way heading={words.calendar()} how={words.calendarHow()}>
          <SaveCalendar plan={plan} readOut={readOut} onDate={changePlan} />
        </Way>
        {!isTooLong && asFile}
      </div>
    </Modal>
  );
}

function Way({ heading, how, children }: { heading: string; how?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      {how && <p>{how}</p>}
      {children}
    </section>
  );
}

/** The most characters of a link that Windows hands on to a program for e-mail. */
const longestMailLink = 2000;

/** The agenda with its address, or the address alone where both are too long for a link. */
function mailTextOf(agenda: Agenda, address: string, messages: Messages): string {
  const text = agendaAsText(agenda, messages);
  return mailLink(text, agenda.title).length > longestMailLink ? address : text;
}
