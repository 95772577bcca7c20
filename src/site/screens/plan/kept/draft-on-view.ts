import { additionsTo, blocksIn, headIn } from "../../../../domain/plan/merge-drafts.ts";
import { type Plan, planVersion } from "../../../../domain/plan/plan.ts";
import { writePlan } from "../../../../domain/plan/write-plan.ts";
import { draftStore } from "../../../plans/draft-store.ts";

/** The visitor's draft as long as it is the plan on view. Other tabs may add to it. */
export class DraftOnView {
  #isOnView = false;
  /** The beginning of the draft when its plan was opened, which may say less than the plan. */
  #head = "";

  /** Takes a plan that has been opened, which may be the draft or another one. */
  show(plan: Plan): void {
    const draft = readDraft();
    this.#isOnView = blocksIn(writePlan(plan)) === blocksIn(draft);
    this.#head = headIn(draft);
  }

  /** Tells that the visitor has changed the plan on view, which is the draft from then on. */
  change(): void {
    this.#isOnView = true;
  }

  /** The parameters of blocks that the draft has after those of the plan on view; empty where it has none. */
  additionsTo(plan: Plan): string {
    if (!this.#isOnView) return "";
    const [query, draft] = [writePlan(plan), readDraft()];
    const added = additionsTo(query, draft);
    // Another plan may be the draft now, or another tab may have changed more of this one. What is on view stays as it is.
    this.#isOnView = added !== undefined && [this.#head, headIn(query)].includes(headIn(draft));
    return this.#isOnView ? (added ?? "") : "";
  }
}

/** The draft. Where there is none, it is what the first addition is put to. */
const readDraft = () => draftStore.read() || `?v=${planVersion}`;
