import { useEffect, useState } from "react";
import type { Messages } from "../../../language/messages.generated.ts";
import { whoWorks } from "../../../template-card/who-works.ts";
import { Markup } from "../../../ui/markup.tsx";
import { minutesLeft, minutesSinceTime, type Plan, type PlannedPart } from "./plan.ts";
import { timeAfter } from "./plan-words.ts";

interface Props {
  plan: Plan;
  /** `14:05` */
  start: string;
  words: Messages;
}

/** Part by part: when, what, how long, with whom; and, at a touch, what to do and to say. */
export function RunSheet({ plan, start, words }: Props) {
  const minutesSince = useMinutesSince(start);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari finds no list in a grid's items
    <ol className="run-sheet" role="list">
      {plan.parts.map((planned) => {
        const { part, minutes, startsAfter } = planned;
        const left = minutesLeft(planned, minutesSince);
        return (
          <li
            key={part.title}
            className={minutes === undefined ? "is-left-out" : undefined}
            aria-current={left > 0 ? "step" : undefined}
          >
            <span className="run-sheet-time">{minutes !== undefined && timeAfter(start, startsAfter)}</span>
            <details>
              <summary>
                <strong>{part.title}</strong>
                <span>{factsOf(planned, plan.meeting.people, words)}</span>
                {left > 0 && <b>{words.fitting.left({ minutes: left })}</b>}
              </summary>
              {minutes !== undefined && minutes !== part.minutes && (
                <p>{words.fitting.timesInText({ minutes: part.minutes })}</p>
              )}
              <Markup className="prose" html={part.do} />
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
  const { card, fitting, template } = words;
  const { part, minutes, mayGrow } = planned;
  if (minutes === undefined) return fitting.leftOut();
  const length = card.minutesShort({ count: minutes });
  const change = minutes === part.minutes ? "" : ` ${fitting.insteadOf({ minutes: part.minutes })}`;
  return [
    length + change,
    whoWorks(planned, people, words.who),
    mayGrow && (part.grows === "per-group" ? template.growsPerGroup() : template.growsPerPerson()),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** How long ago it was that time of the day, looked at again and again. */
function useMinutesSince(time: string): number {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const everyMs = 5_000;
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, []);
  return minutesSinceTime(time, now);
}
