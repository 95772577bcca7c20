import type { FittedBlock } from "./fit-plan.ts";
import type { Plan } from "./plan.ts";
import { PlanClock } from "./times.ts";

export interface BlockOnNow {
  index: number;
  /** Whole minutes until it ends. */
  minutesLeft: number;
}

/** The block that is on while a plan runs. */
export function blockOnNow(
  plan: Pick<Plan, "start" | "date">,
  blocks: readonly Pick<FittedBlock, "startsAfter" | "minutes">[],
  now: Date,
): BlockOnNow | undefined {
  const since = new PlanClock(plan).minutesSinceStart(now);
  const index = blocks.findIndex(({ startsAfter, minutes }) => since >= startsAfter && since < startsAfter + minutes);
  const block = blocks[index];
  return block && { index, minutesLeft: Math.ceil(block.startsAfter + block.minutes - since) };
}
