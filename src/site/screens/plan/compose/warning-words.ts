import type { FittedPlan } from "../../../../domain/plan/fit-plan.ts";
import type { Plan } from "../../../../domain/plan/plan.ts";
import { type PlanWarning, warningsOf } from "../../../../domain/plan/plan-warnings.ts";
import type { Messages } from "../../../language/messages.generated.ts";
import { timeText } from "../../../plans/time-text.ts";
import { groupSizeText } from "../../../template-card/group-size-text.ts";

type Words = Pick<Messages, "plan" | "fitting" | "card">;

/** Warnings as a facilitator would say them, by the index of the block that they stand beside, or by undefined if about the whole plan. */
export function warningTexts(
  plan: Plan,
  fitted: FittedPlan,
  words: Words,
  language: string,
): Map<number | undefined, string[]> {
  const texts = new Map<number | undefined, string[]>();
  for (const warning of warningsOf(plan, fitted)) {
    const place = placeOf(warning);
    texts.set(place, [...(texts.get(place) ?? []), textOf(warning, fitted, words, language)]);
  }
  return texts;
}

function placeOf(warning: PlanWarning): number | undefined {
  if (warning.kind === "no-opening" || warning.kind === "no-closing") return undefined;
  return warning.kind === "no-break" ? warning.from : warning.block;
}

function textOf(
  warning: PlanWarning,
  { blocks }: FittedPlan,
  { plan, fitting, card }: Words,
  language: string,
): string {
  switch (warning.kind) {
    case "no-opening":
      return plan.noOpening();
    case "no-closing":
      return plan.noClosing();
    case "no-break":
      return plan.noBreak({ minutes: warning.minutes });
    case "size":
      return fitting.madeFor({ group: groupSizeText(blocks[warning.block]?.template?.group ?? "any", card) });
    case "too-short":
      return plan.tooShort({ least: warning.least });
    case "alike":
      return plan.alike();
    case "unpinned":
      return plan.pastPin({ time: timeText(blocks[warning.block]?.block.at ?? "00:00", language) });
  }
}
