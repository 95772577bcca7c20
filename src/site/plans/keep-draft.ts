import type { Plan } from "../../domain/plan/plan.ts";
import { templateOfBlock } from "../../domain/plan/template-of-block.ts";
import { writePlan } from "../../domain/plan/write-plan.ts";
import { loadChunk } from "../navigation/load-chunk.ts";
import { draftStore } from "./draft-store.ts";
import { rememberMeeting } from "./given-meeting.ts";

/**
 * Makes a plan that the visitor has changed their draft, and remembers what they have given for the templates that they look at next. A
 * draft whose place it takes stays among the plans that the browser keeps.
 */
export function keepDraft(plan: Plan, before: Plan): void {
  const replaced = draftStore.replace(writePlan(plan), writePlan(before));
  if (replaced) void keepAside(replaced);
  const { start, people, minutes } = plan;
  const isOfOne = new Set(plan.blocks.map(templateOfBlock)).size === 1;
  const given = {
    ...(start !== before.start && { start }),
    ...(people !== before.people && { people }),
    // The minutes of a whole afternoon say nothing of one template.
    ...(minutes && minutes !== before.minutes && isOfOne && { minutes }),
  };
  if (Object.keys(given).length > 0) rememberMeeting(given);
}

async function keepAside(draft: string): Promise<void> {
  try {
    const { keptPlansStore } = await loadChunk("kept plans", () => import("./kept-plans-store.ts"));
    keptPlansStore.keep(draft);
  } catch (error) {
    // The draft is not lost, because the tray still offers it.
    console.warn(error);
  }
}
