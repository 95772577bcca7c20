import { isPlanId } from "../../domain/plan/kept-plan.ts";
import { keptPlansStore } from "../plans/kept-plans-store.ts";
import { parseJson } from "../visitor/parse-json.ts";
import { readStored, storageKeys, store } from "../visitor/storage.ts";

/** The state of a plan in which the browser and the platform were the same last. */
export interface KnownState {
  /** The platform's. */
  version: number;
  /** The browser's. */
  changed: number;
}

/**
 * What the platform has answered of the plans of an account. A plan that is known and not kept any more has been removed by the visitor, so
 * nothing counts as known where somebody else's is stored, or where the plans beside it have been lost.
 */
export class KnownPlans {
  readonly #account: string;
  /** What could not be stored, or was not to be. */
  readonly #unstored = new Map<string, KnownState | undefined>();

  constructor(account: string) {
    this.#account = account;
  }

  get(id: string): KnownState | undefined {
    return this.#read().get(id);
  }

  ids(): string[] {
    return [...this.#read().keys()];
  }

  set(id: string, state: KnownState): void {
    this.#change(id, state);
  }

  forget(id: string): void {
    this.#change(id, undefined);
  }

  #change(id: string, state: KnownState | undefined): void {
    this.#unstored.set(id, state);
    // After the plans, and only if those are stored: else the next document would take what was lost for removed.
    if (keptPlansStore.isAtRisk()) return;
    const known = { account: this.#account, plans: Object.fromEntries(this.#read()) };
    if (store(storageKeys.plansOnPlatform, JSON.stringify(known))) this.#unstored.clear();
  }

  /** Every tab writes to the same place, so it is read again each time. */
  #read(): Map<string, KnownState> {
    const { account, plans } = Object(parseJson(readStored(storageKeys.plansOnPlatform)));
    const isKnown = account === this.#account && keptPlansStore.isStored;
    const known = new Map(isKnown ? Object.entries(Object(plans)).flatMap(readState) : []);
    for (const [id, state] of this.#unstored) {
      if (state) known.set(id, state);
      else known.delete(id);
    }
    return known;
  }
}

function readState([id, state]: [string, unknown]): [string, KnownState][] {
  const { version, changed } = Object(state);
  return isPlanId(id) && Number.isSafeInteger(version) && Number.isSafeInteger(changed)
    ? [[id, { version, changed }]]
    : [];
}
