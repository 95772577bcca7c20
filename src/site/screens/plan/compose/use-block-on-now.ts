import { useEffect, useState } from "react";
import { type BlockOnNow, blockOnNow } from "../../../../domain/plan/block-on-now.ts";
import type { FittedPlan } from "../../../../domain/plan/fit-plan.ts";
import type { Plan } from "../../../../domain/plan/plan.ts";

const everyMs = 5_000;

/** The block that is on, looked at again and again: what is drawn changes with the minute. */
export function useBlockOnNow({ start, date }: Plan, { blocks }: FittedPlan): BlockOnNow | undefined {
  // Known by the first frame, so that nothing moves when it is: no build draws a plan.
  const [onNow, setOnNow] = useState(() => blockOnNow({ start, date }, blocks, new Date()));
  useEffect(() => {
    const look = () => {
      const now = blockOnNow({ start, date }, blocks, new Date());
      setOnNow((last) => (last?.index === now?.index && last?.minutesLeft === now?.minutesLeft ? last : now));
    };
    look();
    const timer = setInterval(look, everyMs);
    return () => clearInterval(timer);
  }, [start, date, blocks]);
  return onNow;
}
