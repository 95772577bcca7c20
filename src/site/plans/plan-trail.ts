import { isPlanId } from "../../domain/plan/kept-plan.ts";
import { parseJson } from "../visitor/parse-json.ts";
import type { KeptPlan } from "./kept-plan.ts";

const storageKey = "inspirations:plan-trail";

export type PlanTrailKey = typeof storageKey;

/** The most queries that are remembered: several times as many as browsers keep addresses in the history of a tab. */
const mostQueries = 200;

/**
 * The queries that kept plans have had in this tab, so that a step back through them stays in the same plan. The tab's storage has them
 * over a reload. Any script may have written there.
 */
class PlanTrail {
  /** The ids of plans by their queries, the latest query last. */
  #ids = readTrail();

  /** The plan that has had a query, as this tab has seen it last. */
  find(query: string): Pick<KeptPlan, "id" | "query"> | undefined {
    const id = this.#ids.get(query);
    const latest = [...this.#ids].findLast(([, it]) => it === id);
    return id === undefined || !latest ? undefined : { id, query: latest[0] };
  }

  add(query: string, id: string): void {
    // Put in anew, it is the latest.
    this.#ids.delete(query);
    this.#ids.set(query, id);
    for (const oldest of [...this.#ids.keys()].slice(0, -mostQueries)) this.#ids.delete(oldest);
  }

  /** Takes what a plan has had as that of another, which has begun as the same. */
  handOn(from: string, to: string): void {
    for (const [query, id] of this.#ids) if (id === from) this.#ids.set(query, to);
  }

  store(): void {
    try {
      sessionStorage[storageKey] = JSON.stringify([...this.#ids]);
    } catch {
      // Without storage it lasts as long as the document.
    }
  }
}

function readTrail(): Map<string, string> {
  try {
    const list = parseJson(sessionStorage[storageKey] ?? null);
    return new Map(Array.isArray(list) ? list.filter(isEntry) : []);
  } catch {
    return new Map();
  }
}

function isEntry(entry: unknown): entry is [string, string] {
  return Array.isArray(entry) && typeof entry[0] === "string" && isPlanId(entry[1]);
}

export const planTrail = new PlanTrail();
