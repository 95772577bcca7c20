import { useMessages } from "../../../language/language.tsx";
import { useLanguageTag } from "../../../language/language-tag.ts";
import { timeText } from "../../../plans/time-text.ts";

interface Props {
  /** A time of the day such as `00:20`. */
  time: string;
  /** The midnights between the start of the plan and this time. */
  days: number;
}

/** The time at which a block begins, or the plan ends. */
export function PlanTime({ time, days }: Props) {
  const language = useLanguageTag();
  const { plan: words } = useMessages();
  return (
    <time className="plan-time" dateTime={time}>
      {timeText(time, language)} {days > 0 && <small>({words.daysLater({ days })})</small>}
    </time>
  );
}
