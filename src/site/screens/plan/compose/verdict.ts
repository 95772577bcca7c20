import type { FittedPlan } from "../../../../domain/plan/fit-plan.ts";
import type { Plan } from "../../../../domain/plan/plan.ts";
import { PlanClock } from "../../../../domain/plan/times.ts";
import { sum } from "../../../../domain/sum.ts";
import type { Messages } from "../../../language/messages.generated.ts";
import { timeAfterText } from "../../../plans/time-text.ts";

/** Tells whether the plan fits into its time, what is left or missing, and when it ends. Empty for a plan without blocks. */
export function verdictOf(
  plan: Plan,
  fitted: FittedPlan,
  words: Pick<Messages, "plan" | "fitting">,
  language: string,
): string {
  if (fitted.blocks.length === 0) return "";
  const end = timeAfterText(new PlanClock(plan), fitted.minutes, language, words.plan);
  return `${fitOf(plan, fitted, words.plan)} ${words.fitting.endsAt({ time: end })}`;
}

function fitOf({ minutes }: Plan, fitted: FittedPlan, words: Messages["plan"]): string {
  const missing = sum(fitted.stretches.map((stretch) => stretch.missing));
  const spare = sum(fitted.stretches.map((stretch) => stretch.spare));
  if (missing > 0) return words.tooLong({ missing });
  if (fitted.blocks.some((block) => block.minutes < block.times.usual)) return words.fitsShorter();
  return minutes === undefined ? words.lasts({ minutes: fitted.minutes }) : words.fits({ spare });
}
