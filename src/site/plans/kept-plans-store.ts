import { parseJson } from "../visitor/parse-json.ts";
import { announceStored, followStored, readStored, storageKeys, store } from "../visitor/storage.ts";
import { type KeptPlan, keptPlanOf, newPlanId, readPlanList, writePlanList } from "./kept-plan.ts";

/** The most plans without a title that are kept: those that were changed last. Plans with a title stay until the visitor removes them. */
export const mostUntitled = 50;

const nothing: readonly KeptPlan[] = [];

/** The new states of plans, by their ids; undefined for a plan that is removed. */
type Changes = ReadonlyMap<string, KeptPlan | undefined>;

/** The visitor's plans. Every tab of the site writes to the same key, so it is read again before it is written. */
class KeptPlansStore {
  #text: string | null = null;
  #kept = nothing;
  /** Changes that the browser could not store, because storage is blocked or full. They hold as long as the page is open. */
  readonly #unstored = new Map<string, KeptPlan | undefined>();

  readonly subscribe = (listener: () => void) => followStored(storageKeys.plans, listener);

  /** Returns the plans, those that were changed last first. The list stays the same one as long as nothing changes. */
  readonly read = (): readonly KeptPlan[] => {
    const text = readStored(storageKeys.plans);
    if (text !== this.#text) {
      this.#text = text;
      this.#kept = applyChanges(readPlanList(parseJson(text)) ?? nothing, this.#unstored);
    }
    return this.#kept;
  };

  /** Whether a change will be lost with the page. */
  readonly isAtRisk = (): boolean => this.#unstored.size > 0;

  /** Whether the browser holds a list, be it empty. Without one, nobody has removed anything from it. */
  get isStored(): boolean {
    return readPlanList(parseJson(readStored(storageKeys.plans))) !== undefined;
  }

  find(id: string): KeptPlan | undefined {
    return this.read().find((it) => it.id === id);
  }

  findByQuery(query: string): KeptPlan | undefined {
    return this.read().find((it) => it.query === query);
  }

  /**
   * Keeps another state of a plan: `seen` is the one that this tab has seen last. If that one is not kept any more, another tab or another
   * device has changed or removed the plan meanwhile, so this state becomes a plan of its own.
   */
  keep(query: string, seen?: Pick<KeptPlan, "id" | "query">): KeptPlan | undefined {
    const stored = seen && this.find(seen.id);
    const mine = seen && stored?.query !== seen.query ? this.findByQuery(seen.query) : stored;
    const same = mine?.query === query ? mine : !mine && this.findByQuery(query);
    if (same) return same;
    const plan = keptPlanOf(mine?.id ?? newPlanId(), query, momentAfter(mine));
    if (plan) this.put(plan);
    return plan;
  }

  /** Puts plans in. Each takes the place of the plan with its id, if there is one. */
  put(...plans: KeptPlan[]): void {
    this.#change(new Map(plans.map((plan) => [plan.id, plan])));
  }

  remove(id: string): void {
    this.#change(new Map([[id, undefined]]));
  }

  /** Gives a plan another id, so that it is one of its own. A successor takes its old id, if there is one. */
  setApart(plan: KeptPlan, successor?: KeptPlan): KeptPlan {
    const apart = { ...plan, id: newPlanId() };
    this.#change(
      new Map([
        [plan.id, successor],
        [apart.id, apart],
      ]),
    );
    return apart;
  }

  /** Adds plans of a file to those that are kept. Returns the number of those that were not kept before. */
  add(plans: readonly KeptPlan[]): number {
    const before = new Set(this.read().map(({ id }) => id));
    const queries = new Set(this.read().map(({ query }) => query));
    const added = plans.flatMap((plan) => {
      if (queries.has(plan.query)) return [];
      queries.add(plan.query);
      return before.has(plan.id) ? { ...plan, id: newPlanId() } : plan;
    });
    if (added.length > 0) this.put(...added);
    return this.read().filter(({ id }) => !before.has(id)).length;
  }

  #change(changes: Changes): void {
    const kept = applyChanges(this.read(), changes);
    const text = JSON.stringify(writePlanList(kept));
    if (store(storageKeys.plans, text)) {
      this.#text = text;
      this.#unstored.clear();
    } else for (const [id, plan] of changes) this.#unstored.set(id, plan);
    this.#kept = kept;
    announceStored(storageKeys.plans);
  }
}

export const keptPlansStore = new KeptPlansStore();

function applyChanges(plans: readonly KeptPlan[], changes: Changes): readonly KeptPlan[] {
  const others = plans.filter(({ id }) => !changes.has(id));
  const latestFirst = [...changes.values(), ...others]
    .filter((it) => it !== undefined)
    .sort((one, other) => other.changed - one.changed);
  let untitled = 0;
  return latestFirst.filter(({ plan }) => {
    if (plan.title === "") untitled += 1;
    return plan.title !== "" || untitled <= mostUntitled;
  });
}

/**
 * Returns the present moment, or one just after the plan's last change: clocks go back and differ, and two changes may fall into one
 * moment.
 */
function momentAfter(plan: KeptPlan | undefined): number {
  return Math.max(Date.now(), (plan?.changed ?? 0) + 1);
}
