import { useLayoutEffect, useRef, useState } from "react";
import type { TemplateData } from "../../../../domain/page.ts";
import { useMessages } from "../../../language/language.tsx";
import type { Messages } from "../../../language/messages.generated.ts";
import { adoptStyles } from "../../../ui/adopt-styles.ts";
import { Button } from "../../../ui/button.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { addressesOfVisit, askedBefore } from "./asked-before.ts";
import styles from "./fitting.css?inline";
import { type GivenMeeting, MeetingForm } from "./meeting-form.tsx";
import { nextQuarter, planMeeting } from "./plan.ts";
import { materialsOf, sizeWarning, textOfPlan, verdictOf } from "./plan-words.ts";
import { RunSheet } from "./run-sheet.tsx";

interface Props {
  template: TemplateData;
  /** Those of the part `fitting`, beside the page's. */
  ownWords: Messages;
  onClose: (nothing: undefined) => void;
}

/** What the visitor has given last, for the templates that are looked at next. */
let lastGiven: Partial<GivenMeeting> = {};

/** The template as it would run with the visitor's people and minutes: when each part begins, who works with whom, what to bring. */
export function FittingDialog({ template, ownWords, onClose }: Props) {
  const words = { ...useMessages(), ...ownWords };
  const dialog = useRef<HTMLDialogElement>(null);
  const [given, setGiven] = useState<GivenMeeting>(() => ({
    people: usualPeople(template),
    minutes: template.minutes,
    start: nextQuarter(new Date()),
    ...askedBefore(addressesOfVisit()),
    ...lastGiven,
  }));
  const [copying, setCopying] = useState<"copied" | "failed">();
  useLayoutEffect(() => adoptStyles(styles), []);

  const plan = planMeeting(template, given);
  const materials = materialsOf(plan, words.materials);
  const { fitting } = words;
  const copy = () => {
    const about = { name: template.name, address: location.origin + location.pathname, start: given.start };
    return navigator.clipboard.writeText(textOfPlan(about, plan, words));
  };

  return (
    <Modal
      dialog={dialog}
      className="fitting"
      title={words.template.fit()}
      closeLabel={fitting.close()}
      onClose={() => onClose(undefined)}
    >
      <div className="fitting-body">
        <MeetingForm
          given={given}
          words={words}
          onGive={(change) => {
            lastGiven = { ...lastGiven, ...change };
            setGiven({ ...given, ...change });
            setCopying(undefined);
          }}
        />
        <p role="status" className="fitting-verdict">
          {verdictOf(plan, fitting)} {sizeWarning(template.group, given.people, words)}
        </p>
        <RunSheet plan={plan} start={given.start} words={words} />
        {materials.length > 0 && (
          <p>
            <strong>{words.template.youNeed()}</strong> {materials.join(", ")}
          </p>
        )}
        <Button
          fill="hollow"
          onClick={() =>
            copy().then(
              () => setCopying("copied"),
              () => setCopying("failed"),
            )
          }
        >
          {fitting.copy()}
        </Button>
        <p role="status">
          {copying === "copied" && fitting.copied()}
          {copying === "failed" && fitting.copyFailed()}
        </p>
      </div>
    </Modal>
  );
}

/** In the middle of those that it is made for. */
function usualPeople({ group }: TemplateData): number {
  if (group === "any") return 8;
  return group.to === undefined ? Math.max(group.from, 8) : Math.round((group.from + group.to) / 2);
}
