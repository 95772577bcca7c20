import type { Messages } from "../../../language/messages.generated.ts";
import type { Plan } from "./plan.ts";
import { timeAfter, whoWorks } from "./plan-words.ts";

interface Props {
  plan: Plan;
  /** `14:05` */
  start: string;
  words: Messages;
}

/** Part by part: when, what, how long, with whom. */
export function PlanTable({ plan, start, words }: Props) {
  const { card, fitting } = words;
  return (
    <ol className="fitting-parts">
      {plan.parts.map((planned) => {
        const { part, minutes, startsAfter } = planned;
        const isLeftOut = minutes === undefined;
        return (
          <li key={part.title} className={isLeftOut ? "is-left-out" : undefined}>
            <span className="fitting-time">{isLeftOut ? "" : timeAfter(start, startsAfter)}</span>
            <div>
              <strong>{part.title}</strong>
              <p>
                {isLeftOut
                  ? fitting.leftOut()
                  : [
                      card.minutesShort({ count: minutes }),
                      minutes !== part.minutes && fitting.insteadOf({ minutes: part.minutes }),
                      "·",
                      whoWorks(planned, plan.meeting.people, words),
                    ]
                      .filter(Boolean)
                      .join(" ")}
              </p>
            </div>
          </li>
        );
      })}
      <li>
        <span className="fitting-time">{timeAfter(start, plan.minutes)}</span>
        <strong>{fitting.end()}</strong>
      </li>
    </ol>
  );
}
