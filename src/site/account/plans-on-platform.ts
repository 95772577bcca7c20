import { largestKeptPlanBytes } from "../../domain/plan/kept-plan.ts";
import { config } from "../config.ts";
import { HttpError, send } from "../http/send.ts";
import { type KeptPlan, readPlanList } from "../plans/kept-plan.ts";
import { keptPlansStore } from "../plans/kept-plans-store.ts";
import { planNotes } from "../plans/plan-notes.ts";
import { parseJson } from "../visitor/parse-json.ts";
import { ChangeTeller } from "./change-teller.ts";
import { KnownPlans } from "./known-plans.ts";

const timeoutMs = 10_000;

/** A plan as the platform has it. */
interface PlatformPlan {
  version: number;
  plan: KeptPlan;
}

/**
 * Keeps the plans of an account on the platform too: docs/contracts/plans.md. What has changed in this browser is told by what the
 * platform has answered of each plan, which is stored beside them. Where both have changed, both are kept. Failures are silent: what could
 * not be told is told the next time.
 */
export class PlansOnPlatform {
  readonly #known: KnownPlans;
  readonly #teller: ChangeTeller;
  /** States that the platform does not take, by the ids of their plans: not to be told again. */
  readonly #refused = new Map<string, number>();
  #hasAsked = false;

  constructor(account: string) {
    this.#known = new KnownPlans(account);
    this.#teller = new ChangeTeller({
      subscribe: keptPlansStore.subscribe,
      hasChanges: () => this.#changed().length + this.#removed().length > 0,
      exchange: (signal) => this.#exchange(signal),
    });
  }

  stop(): void {
    this.#teller.stop();
  }

  async #exchange(signal: AbortSignal): Promise<void> {
    try {
      if (!this.#hasAsked) await this.#ask(signal);
      this.#hasAsked = true;
      for (const plan of this.#changed()) await this.#tellChange(plan, signal);
      for (const id of this.#removed()) await this.#tellRemoval(id, signal);
    } catch (error) {
      // Whoever is not signed in any more is asked for nothing more.
      if (statusOf(error) === 401) this.stop();
      throw error;
    }
  }

  #changed(): KeptPlan[] {
    return keptPlansStore
      .read()
      .filter(({ id, changed }) => this.#known.get(id)?.changed !== changed && this.#refused.get(id) !== changed);
  }

  #removed(): string[] {
    return this.#known.ids().filter((id) => !keptPlansStore.find(id));
  }

  /** Takes over what has changed elsewhere. */
  async #ask(signal: AbortSignal): Promise<void> {
    const versions = readVersions(await callPlatform("GET", "/plans", signal));
    for (const [id, version] of versions) {
      if (this.#known.get(id)?.version === version) continue;
      try {
        this.#take(readPlan(await callPlatform("GET", `/plans/${id}`, signal)));
      } catch (error) {
        // Removed since the list was made.
        if (statusOf(error) !== 404) throw error;
      }
    }
    for (const id of this.#known.ids()) if (!versions.has(id)) this.#leaveToOthers(id);
  }

  /** Takes over a plan as the platform has it. One that this browser has changed as well stays beside it. */
  #take({ version, plan }: PlatformPlan): void {
    const own = keptPlansStore.find(plan.id);
    const isSame = own?.query === plan.query;
    if (own && !isSame && this.#isChanged(own)) {
      planNotes.set(keptPlansStore.setApart(own, plan).id, "bothKept");
    } else if (!isSame) keptPlansStore.put(plan);
    this.#known.set(plan.id, { version, changed: (isSame ? own : plan).changed });
  }

  /** A plan has been removed elsewhere. If this browser has changed it meanwhile, it becomes a new one. */
  #leaveToOthers(id: string): void {
    const own = keptPlansStore.find(id);
    if (own && this.#isChanged(own)) keptPlansStore.setApart(own);
    else keptPlansStore.remove(id);
    this.#known.forget(id);
  }

  #isChanged({ id, changed }: KeptPlan): boolean {
    return this.#known.get(id)?.changed !== changed;
  }

  async #tellChange({ id, query, changed, plan }: KeptPlan, signal: AbortSignal): Promise<void> {
    const told = { plan: query, title: plan.title, version: this.#known.get(id)?.version ?? 0 };
    const refuse = () => void this.#refused.set(id, changed);
    if (new Blob([JSON.stringify(told)]).size > largestKeptPlanBytes) {
      planNotes.set(id, "tooLong");
      return refuse();
    }
    try {
      const { version } = readPlan(await callPlatform("PUT", `/plans/${id}`, signal, told));
      this.#known.set(id, { version, changed });
      if (this.#refused.delete(id)) planNotes.set(id, undefined);
    } catch (error) {
      const answer = error instanceof HttpError ? Object(parseJson(await error.answer)) : {};
      switch (statusOf(error)) {
        case 409:
          return this.#take(readPlan(answer.present));
        case 404:
          return this.#leaveToOthers(id);
        case 413:
          planNotes.set(id, answer.error === "too-many-plans" ? "accountFull" : "tooLong");
          return refuse();
        case 400:
          return refuse();
        default:
          throw error;
      }
    }
  }

  async #tellRemoval(id: string, signal: AbortSignal): Promise<void> {
    try {
      await callPlatform("DELETE", `/plans/${id}?version=${this.#known.get(id)?.version}`, signal);
    } catch (error) {
      if (statusOf(error) === 409 && error instanceof HttpError)
        return this.#take(readPlan(Object(parseJson(await error.answer)).present));
      if (statusOf(error) !== 404) throw error;
    }
    this.#known.forget(id);
  }
}

type Method = "GET" | "PUT" | "DELETE";

async function callPlatform(method: Method, path: string, signal: AbortSignal, json?: object): Promise<unknown> {
  const { text } = await send(config.apiUrl + path, {
    method,
    json,
    credentials: "include",
    timeoutMs,
    signal,
    // It may be the last thing that the page does.
    keepalive: method !== "GET",
  });
  return parseJson(text);
}

function statusOf(error: unknown): number | undefined {
  return error instanceof HttpError ? error.status : undefined;
}

/** The versions of all plans, by their ids. */
function readVersions(answer: unknown): Map<string, number> {
  const { plans } = Object(answer);
  if (!Array.isArray(plans)) throw new Error("The answer is no list of plans");
  return new Map(plans.map((it) => [String(Object(it).id), Object(it).version]));
}

function readPlan(answer: unknown): PlatformPlan {
  const { id, version, plan: query, changed } = Object(answer);
  const [plan] = readPlanList([{ id, query, changed: Date.parse(changed) }]) ?? [];
  if (!plan || !Number.isSafeInteger(version)) throw new Error("The answer is no plan");
  return { version, plan };
}
