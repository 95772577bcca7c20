import type { Plan } from "../../../../domain/plan/plan.ts";
import { writePlan } from "../../../../domain/plan/write-plan.ts";
import type { KeptPlan } from "../../../plans/kept-plan.ts";
import { keptPlansStore } from "../../../plans/kept-plans-store.ts";
import { planNotes } from "../../../plans/plan-notes.ts";
import { planTrail } from "../../../plans/plan-trail.ts";

/** The pause before a change is kept. Changes that follow each other more quickly, such as letters of a title, are kept together. */
const restMs = 300;

/**
 * The plan that this tab shows. It is kept from its first change on. Among the kept plans, it is the one with the same query as the
 * address, or else the one that has had that query in this tab, so that a step back stays in the same plan.
 */
export class PlanOnView {
  /** The kept plan, as this tab has seen it last. */
  #seen: Pick<KeptPlan, "id" | "query"> | undefined;
  /** The queries that it has had since it was shown or kept. */
  #queries: string[] = [];
  #pending: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Takes the plan of an address that has been opened. */
  show(plan: Plan): void {
    this.flush();
    const query = writePlan(plan);
    this.#queries = [query];
    this.#seen = keptPlansStore.findByQuery(query) ?? planTrail.find(query);
  }

  /** Takes a change by the visitor, and keeps it after a pause. */
  change(plan: Plan): void {
    const query = writePlan(plan);
    this.#queries.push(query);
    const isEmpty = plan.title === "" && plan.blocks.length === 0;
    if (isEmpty && !this.#seen && this.#pending === undefined) return;
    this.#pending = query;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.flush, restMs);
  }

  /** Keeps at once what has been changed. */
  readonly flush = (): void => {
    clearTimeout(this.#timer);
    const query = this.#pending;
    this.#pending = undefined;
    if (query === undefined) return;
    const before = this.#seen;
    const now = keptPlansStore.keep(query, before);
    this.#seen = now;
    if (!now) return;
    if (before && now.id !== before.id) {
      planTrail.handOn(before.id, now.id);
      if (keptPlansStore.find(before.id)) planNotes.set(now.id, "bothKept");
    }
    for (const had of this.#queries.splice(0)) planTrail.add(had, now.id);
  };

  /** Keeps at once what has been changed, because the document may be gone next. */
  leave(): void {
    this.flush();
    planTrail.store();
  }
}
