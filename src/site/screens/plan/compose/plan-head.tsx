import { limits, type Plan } from "../../../../domain/plan/plan.ts";
import { loadNeedReader } from "../../../finding-client/load-need-reader.ts";
import { useLocale, useMessages } from "../../../language/language.tsx";
import type { PlanActs } from "./plan-acts.ts";
import { PlanField } from "./plan-field.tsx";
import { readDate, readText, readTime, readTyped, readTypedOrNone } from "./readings.ts";

interface Props {
  plan: Plan;
  acts: PlanActs;
}

/** The plan's own values: its title, its date and start, and its numbers of people and minutes. */
export function PlanHead({ plan, acts: { give, endTyping } }: Props) {
  const locale = useLocale();
  const { plan: words, fitting, numberField } = useMessages();
  const loadReader = () => loadNeedReader(locale);
  return (
    <div className="plan-head">
      <PlanField
        className="plan-title"
        label={words.name()}
        maxLength={limits.title}
        value={plan.title}
        read={readText(limits.title)}
        onGive={(title) => give({ title })}
        data-first-action
        onLeave={endTyping}
      />
      <PlanField
        label={words.date()}
        type="date"
        value={plan.date}
        read={readDate}
        wrong={words.wrongDate()}
        onGive={(date) => give({ date })}
        onLeave={endTyping}
      />
      <PlanField
        label={fitting.start()}
        type="time"
        value={plan.start}
        read={readTime}
        wrong={words.wrongTime()}
        onGive={(start) => give({ start })}
        onLeave={endTyping}
      />
      <PlanField
        label={words.available()}
        type="number"
        placeholder={words.open()}
        value={plan.minutes}
        read={readTypedOrNone("minutes", loadReader)}
        wrong={numberField.wrong()}
        onGive={(minutes) => give({ minutes })}
        onLeave={endTyping}
      />
      <PlanField
        label={fitting.people()}
        type="number"
        value={plan.people}
        read={readTyped("people", loadReader)}
        wrong={numberField.wrong()}
        onGive={(people) => give({ people })}
        onLeave={endTyping}
      />
    </div>
  );
}
