import { useEffect, useState } from "react";
import { type BlockOnNow, blockOnNow } from "../../../../domain/plan/block-on-now.ts";
import type { FittedPlan } from "../../../../domain/plan/fit-plan.ts";
import type { Plan } from "../../../../domain/plan/plan.ts";

const everyMs = 5_000;

/** The block that is on now. The clock is looked at every few seconds, but the value changes only with the block or its minutes. */
export function useBlockOnNow({ start, date }: Plan, { blocks }: FittedPlan): BlockOnNow | undefined {
  // The block is known by the first frame, so that nothing moves later. The build cannot contradict it, because no build draws a plan.
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
