import type { Plan } from "../../../../domain/plan/plan.ts";
import { writePlan } from "../../../../domain/plan/write-plan.ts";
import type { KeptPlan } from "../../../plans/kept-plan.ts";
import { keptPlansStore } from "../../../plans/kept-plans-store.ts";
import { planNotes } from "../../../plans/plan-notes.ts";

/** The pause before a change is kept. Changes that follow each other more quickly, such as letters of a title, are kept together. */
const restMs = 300;

/**
 * The plan that this tab shows. It is kept from its first change on. Among the kept plans, it is the one with the same query as the
 * address. The tab remembers the addresses that the plan has had, so that a step back through them stays in the same plan.
 */
export class PlanOnView {
  /** The kept plan, as this tab has seen it last. */
  #seen: KeptPlan | undefined;
  #queries = new Set<string>();
  #pending: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Takes the plan of an address that has been opened. */
  show(plan: Plan): void {
    this.flush();
    const query = writePlan(plan);
    if (this.#queries.has(query)) return;
    this.#queries = new Set([query]);
    this.#seen = keptPlansStore.findByQuery(query);
  }

  /** Takes a change by the visitor, and keeps it after a pause. */
  change(plan: Plan): void {
    const query = writePlan(plan);
    this.#queries.add(query);
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
    const isApart = now && before && now.id !== before.id && keptPlansStore.find(before.id);
    if (isApart) planNotes.set(now.id, "bothKept");
  };
}
