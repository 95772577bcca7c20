import { isLocale } from "../locale.ts";
import { readParameters } from "../read-parameters.ts";
import { isTemplateReference } from "../template.ts";
import {
  type ActivityBlock,
  limits,
  type Plan,
  type PlanBlock,
  planVersion,
  type SessionBlock,
  usualMinutesOf,
} from "./plan.ts";
import { isDate, isTime } from "./times.ts";

/** Parts of an address that cannot be understood, or cannot be kept. */
export type PlanProblem =
  /** The address was written by a newer build. All that this build knows of it was read. */
  | { kind: "newer" }
  /** A parameter that is left out, with its value. */
  | { kind: "unreadable"; name: string; value: string }
  /** A title or a note of which only the beginning is kept. */
  | { kind: "cut"; value: string }
  /** The number of blocks that are left out at the end, because there are too many. */
  | { kind: "too-many"; count: number };

export interface ReadPlan {
  plan: Plan;
  problems: readonly PlanProblem[];
}

/** The values of a plan that its address need not say. */
export type PlanDefaults = Pick<Plan, "start" | "people">;

/**
 * Reads the query of an address. Anybody may have written it, so what cannot be understood is left out and named as a problem. Undefined
 * where the query asks for no plan. Templates are not looked up here, so they may not exist.
 */
export function readPlan(search: string, defaults: PlanDefaults): ReadPlan | undefined {
  const reader = new PlanReader(defaults);
  // The tables of the reader would seem to know the names that all objects have, such as `valueOf`.
  const parameters = readParameters(search).filter(([name]) => !(name in {}));
  if (!parameters.some(([name]) => reader.knows(name))) return undefined;
  for (const [name, value] of parameters) reader.take(name, value.trim());
  return reader.result;
}

/**
 * Reads one parameter after the other. Minutes and texts belong to the block before them, or to the plan if there is no block before them.
 */
class PlanReader {
  #plan: Plan;
  readonly #blocks: PlanBlock[] = [];
  readonly #problems: PlanProblem[] = [];
  /** The number of blocks beyond the most. Their parameters are left out as well. */
  #tooMany = 0;
  /** Whether the last block was left out, so that its parameters mean nothing. */
  #isLost = false;

  readonly #ofPlan: Readonly<Record<string, (value: string) => Partial<Plan> | undefined>> = {
    title: (value) => ({ title: this.#text(value, limits.title) }),
    date: (value) => (isDate(value) ? { date: value } : undefined),
    start: (value) => (isTime(value) ? { start: value } : undefined),
    minutes: (value) => numberAs("minutes", value, limits.minutes),
    people: (value) => numberAs("people", value, limits.people),
    with: (value) => (isLocale(value) ? { secondLocale: value } : undefined),
  };

  readonly #ofBlock: Readonly<Record<string, (value: string, block: PlanBlock) => Partial<PlanBlock> | undefined>> = {
    minutes: (value) => numberAs("minutes", value, limits.minutes),
    at: (value) => (isTime(value) ? { at: value } : undefined),
    title: (value, { kind }) =>
      kind === "own" || kind === "break" ? { title: this.#text(value, limits.title) } : undefined,
    note: (value, { kind }) => (kind === "own" ? { note: this.#text(value, limits.note) } : undefined),
  };

  readonly #blockOf: Readonly<Record<string, (value: string) => PlanBlock | undefined>> = {
    activity: readActivity,
    session: readSession,
    break: (value) => ({ kind: "break", minutes: this.#minutesOf("break", value), title: "" }),
    own: (value) => ({ kind: "own", minutes: this.#minutesOf("own", value), title: "", note: "" }),
  };

  constructor(defaults: PlanDefaults) {
    this.#plan = { title: "", ...defaults, blocks: [] };
  }

  get result(): ReadPlan {
    const many: PlanProblem[] = this.#tooMany > 0 ? [{ kind: "too-many", count: this.#tooMany }] : [];
    return { plan: { ...this.#plan, blocks: this.#blocks }, problems: [...this.#problems, ...many] };
  }

  /** Whether a parameter is one of a plan's. Others belong to somebody else, such as those that count a campaign. */
  knows(name: string): boolean {
    return name === "v" || name in this.#ofPlan || name in this.#ofBlock || name in this.#blockOf;
  }

  take(name: string, value: string): void {
    if (name === "v") {
      if (Number(value) > planVersion) this.#problems.push({ kind: "newer" });
    } else if (name in this.#blockOf) this.#takeBlock(name, value);
    else if ((this.#isLost && name in this.#ofBlock) || !this.knows(name)) return;
    else this.#takeValue(name, value);
  }

  #takeBlock(name: string, value: string): void {
    const block = this.#blockOf[name]?.(value);
    const isTooMany = block !== undefined && this.#blocks.length >= limits.blocks;
    this.#isLost = block === undefined || isTooMany;
    if (isTooMany) this.#tooMany += 1;
    else if (block) this.#blocks.push(block);
    else this.#refuse(name, value);
  }

  #takeValue(name: string, value: string): void {
    const block = this.#blocks.at(-1);
    // A parameter that blocks never have is the plan's wherever it stands, because `with=fr` is easily put at the end of an address.
    if (block && name in this.#ofBlock) {
      const change = this.#ofBlock[name]?.(value, block);
      if (change) this.#blocks[this.#blocks.length - 1] = { ...block, ...change } as PlanBlock;
      else this.#refuse(name, value);
    } else {
      const change = this.#ofPlan[name]?.(value);
      if (change) this.#plan = { ...this.#plan, ...change };
      else this.#refuse(name, value);
    }
  }

  /**
   * The minutes of a break or of the visitor's own block, which always have some: the usual ones where the address says none that can be
   * read.
   */
  #minutesOf(name: "break" | "own", value: string): number {
    const minutes = readNumber(value, limits.minutes);
    if (minutes === undefined) this.#refuse(name, value);
    return minutes ?? usualMinutesOf[name];
  }

  #refuse(name: string, value: string): void {
    if (value !== "") this.#problems.push({ kind: "unreadable", name, value: cleanText(value, mostNamed) });
  }

  #text(value: string, longest: number): string {
    const text = cleanText(value, longest);
    if ([...cleanText(value, Number.POSITIVE_INFINITY)].length > longest)
      this.#problems.push({ kind: "cut", value: text });
    return text;
  }
}

/** The most characters that are shown of a value that was not understood. */
const mostNamed = 40;

/** Returns a text without control characters, also without those that would turn the direction of the words around it. */
export function cleanText(text: string, longest: number): string {
  const clean = text
    .replace(/[\p{Surrogate}\uFFFD\p{Bidi_Control}]/gu, "")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
  return [...clean].slice(0, longest).join("").trim();
}

function readNumber(value: string, most: number): number | undefined {
  const number = /^\d{1,4}$/.test(value) ? Number(value) : 0;
  return number >= 1 && number <= most ? number : undefined;
}

function numberAs<Name extends string>(name: Name, value: string, most: number): Record<Name, number> | undefined {
  const number = readNumber(value, most);
  return number === undefined ? undefined : ({ [name]: number } as Record<Name, number>);
}

function readActivity(value: string): ActivityBlock | undefined {
  return isTemplateReference(`inspiration:${value}`) ? { kind: "activity", key: value } : undefined;
}

function readSession(value: string): SessionBlock | undefined {
  const [key = "", number = ""] = value.split("/");
  const read = readNumber(number, limits.blocks);
  return read && isTemplateReference(`session:${key}`) ? { kind: "session", key, number: read } : undefined;
}
