import type { Plan } from "../../domain/plan/plan.ts";
import { templateOfBlock } from "../../domain/plan/template-of-block.ts";
import { writePlan } from "../../domain/plan/write-plan.ts";
import { loadChunk } from "../navigation/load-chunk.ts";
import { draftStore } from "./draft-store.ts";
import { rememberMeeting } from "./given-meeting.ts";

/**
 * The visitor has changed a plan: it is their draft from now on, and what they have given is remembered for the templates that they look at
 * next. A draft that it takes the place of stays among the plans that the browser keeps.
 */
export function keepDraft(plan: Plan, before: Plan): void {
  const replaced = draftStore.replace(writePlan(plan), writePlan(before));
  if (replaced) void keepAside(replaced);
  const { start, people, minutes } = plan;
  const isOfOne = new Set(plan.blocks.map(templateOfBlock)).size === 1;
  const given = {
    ...(start !== before.start && { start }),
    ...(people !== before.people && { people }),
    // Those of a whole afternoon are not those of one template.
    ...(minutes && minutes !== before.minutes && isOfOne && { minutes }),
  };
  if (Object.keys(given).length > 0) rememberMeeting(given);
}

async function keepAside(draft: string): Promise<void> {
  try {
    const { keptPlansStore } = await loadChunk("kept plans", () => import("./kept-plans-store.ts"));
    keptPlansStore.keep(draft);
  } catch (error) {
    // The tray offers it yet.
    console.warn(error);
  }
}
