import type { Messages } from "../../../language/messages.generated.ts";
import { markup } from "../../../ui/markup.ts";
import type { Plan, PlannedPart } from "./plan.ts";
import { timeAfter, whoWorks } from "./plan-words.ts";

interface Props {
  plan: Plan;
  /** `14:05` */
  start: string;
  words: Messages;
}

/** Part by part: when, what, how long, with whom; and, at a touch, what to do and to say. */
export function RunSheet({ plan, start, words }: Props) {
  return (
    <ol className="run-sheet">
      {plan.parts.map((planned) => {
        const { part, minutes, startsAfter } = planned;
        return (
          <li key={part.title} className={minutes === undefined ? "is-left-out" : undefined}>
            <span className="run-sheet-time">{minutes !== undefined && timeAfter(start, startsAfter)}</span>
            <details>
              <summary>
                <strong>{part.title}</strong>
                <span>{factsOf(planned, plan.meeting.people, words)}</span>
              </summary>
              <div className="prose" dangerouslySetInnerHTML={markup(part.do)} />
              <blockquote>
                <q>{part.say}</q>
              </blockquote>
            </details>
          </li>
        );
      })}
      <li>
        <span className="run-sheet-time">{timeAfter(start, plan.minutes)}</span>
        <strong>{words.fitting.end()}</strong>
      </li>
    </ol>
  );
}

function factsOf(planned: PlannedPart, people: number, words: Messages): string {
  const { card, fitting } = words;
  const { part, minutes } = planned;
  if (minutes === undefined) return fitting.leftOut();
  const length = card.minutesShort({ count: minutes });
  const change = minutes === part.minutes ? "" : ` ${fitting.insteadOf({ minutes: part.minutes })}`;
  return `${length}${change} · ${whoWorks(planned, people, words)}`;
}
