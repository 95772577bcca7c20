import { useEffect, useState } from "react";
import type { GroupSize } from "../../../../domain/group-size.ts";
import type { Messages } from "../../../language/messages.generated.ts";
import { Markup } from "../../../ui/markup.tsx";
import { minutesLeft, minutesSinceTime, type Plan, type PlannedPart } from "./plan.ts";
import { timeAfter, whoWorks } from "./plan-words.ts";

interface Props {
  plan: Plan;
  /** `14:05` */
  start: string;
  /** Whom the template is made for. */
  group: GroupSize;
  words: Messages;
}

/** Part by part: when, what, how long, with whom; and, at a touch, what to do and to say. */
export function RunSheet({ plan, start, group, words }: Props) {
  const isOpenEnded = group === "any" || group.to === undefined;
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
                <span>{factsOf(planned, { people: plan.meeting.people, isOpenEnded, words })}</span>
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

interface FactsFor {
  people: number;
  /** How much longer a part takes with more people is not known then. */
  isOpenEnded: boolean;
  words: Messages;
}

function factsOf(planned: PlannedPart, { people, isOpenEnded, words }: FactsFor): string {
  const { card, fitting, template } = words;
  const { part, minutes } = planned;
  if (minutes === undefined) return fitting.leftOut();
  const length = card.minutesShort({ count: minutes });
  const change = minutes === part.minutes ? "" : ` ${fitting.insteadOf({ minutes: part.minutes })}`;
  return [
    length + change,
    whoWorks(planned, people, words),
    isOpenEnded && part.grows === "per-person" && template.growsPerPerson(),
    isOpenEnded && part.grows === "per-group" && template.growsPerGroup(),
  ]
    .filter(Boolean)
    .join(" · ");
}

const lookEveryMs = 5_000;

/** How long ago it was that time of the day, looked at again and again. */
function useMinutesSince(time: string): number {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), lookEveryMs);
    return () => clearInterval(timer);
  }, []);
  return minutesSinceTime(time, now);
}
