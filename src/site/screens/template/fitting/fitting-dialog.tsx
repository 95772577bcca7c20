import { useLayoutEffect, useRef, useState } from "react";
import type { NeedReader } from "../../../../domain/finding/needs/read-needs.ts";
import type { TemplateData } from "../../../../domain/page.ts";
import { useMessages } from "../../../language/language.tsx";
import type { Messages } from "../../../language/messages.generated.ts";
import { adoptStyles } from "../../../ui/adopt-styles.ts";
import { Button } from "../../../ui/button.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { PaperLink } from "../paper-link.tsx";
import styles from "./fitting.css?inline";
import { beginMeeting, rememberMeeting } from "./given-meeting.ts";
import { type FieldName, fieldNames, MeetingForm } from "./meeting-form.tsx";
import { planMeeting } from "./plan.ts";
import { materialsText, sizeWarning, textOfPlan, timeAfter, verdictOf } from "./plan-words.ts";
import { RunSheet } from "./run-sheet.tsx";

/** What is said of each field that says nothing. */
const missingWords = { people: "noPeople", minutes: "noMinutes", start: "noStart" } as const;

interface Props {
  template: TemplateData;
  /** The messages of the part `fitting`, added to those of the page. */
  ownWords: Messages;
  /** Reads numbers that are typed with their nouns. */
  reader: NeedReader;
  onClose: () => void;
}

/**
 * The plan of a template for the visitor's people and minutes: when each part begins, who works with whom, which things
 * to bring.
 */
export function FittingDialog({ template, ownWords, reader, onClose }: Props) {
  const words = { ...useMessages(), ...ownWords };
  const dialog = useRef<HTMLDialogElement>(null);
  const [given, setGiven] = useState(() => beginMeeting(template));
  const [missing, setMissing] = useState<readonly FieldName[]>([]);
  const [copying, setCopying] = useState<"copied" | "copyFailed">();
  useLayoutEffect(() => adoptStyles(styles), []);

  const plan = planMeeting(template, given);
  const { fitting } = words;
  const verdict = [
    verdictOf(plan, fitting),
    fitting.endsAt({ time: timeAfter(given.start, plan.minutes) }),
    sizeWarning(template.group, plan, words),
  ];
  const give = (name: FieldName, value: string | number | undefined) => {
    setCopying(undefined);
    setMissing((names) => fieldNames.filter((it) => (it === name ? !value : names.includes(it))));
    if (!value) return;
    rememberMeeting({ [name]: value });
    setGiven((last) => ({ ...last, [name]: value }));
  };
  // Without HTTPS there is no clipboard.
  const copy = async () => {
    // The page's own address: while another page is on its way, the browser shows that of the other page.
    const { href } = document.querySelector<HTMLLinkElement>("link[rel=canonical]") ?? location;
    const about = { name: template.name, address: href, start: given.start };
    await navigator.clipboard.writeText(textOfPlan(about, plan, words));
  };
  const copyAndSay = () => {
    // A screen reader reads the answer out when its text changes. It is emptied first, so that the same answer is heard
    // again.
    setCopying(undefined);
    copy().then(
      () => setCopying("copied"),
      () => setCopying("copyFailed"),
    );
  };

  return (
    <Modal
      dialog={dialog}
      className="fitting"
      title={words.template.fit()}
      closeLabel={words.site.close()}
      onClose={onClose}
    >
      {/* Where a field says nothing, the plan of its last value keeps its place, unseen, so that nothing moves while it is filled again. */}
      <div className="fitting-body" data-missing={missing.length > 0 ? "" : undefined}>
        <p className="fitting-name">{template.name}</p>
        <MeetingForm given={given} words={words} reader={reader} onGive={give} />
        <p role="status" className="fitting-verdict">
          {/* A key for each answer, so that a screen reader also reads out one with the words of the last. */}
          <strong key={JSON.stringify([given, missing])}>
            {(missing.length > 0 ? missing.map((name) => fitting[missingWords[name]]()) : verdict)
              .filter(Boolean)
              .join(" ")}
          </strong>
        </p>
        <RunSheet plan={plan} start={given.start} words={words} />
        <p>{materialsText(plan, words)}</p>
        <div className="fitting-buttons">
          {/* Before the button, which is at the end of the visible part. */}
          <p role="status">{copying && fitting[copying]()}</p>
          <Button fill="hollow" onClick={copyAndSay}>
            {fitting.copy()}
          </Button>
          <Button fill="hollow" onClick={() => window.print()}>
            {words.template.print()}
          </Button>
        </div>
        <PaperLink {...template.paperLink} />
      </div>
    </Modal>
  );
}
