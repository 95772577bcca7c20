import type { Locale } from "../locale.ts";
import type { Line } from "../template.ts";
import type { ActivityBlock, Break, OwnBlock, Plan, PlanBlock, SessionBlock } from "./plan.ts";

/** A plan for a situation that many are in, made by the site's writers: content, in every language. */
export interface ReadyPlan extends Pick<Plan, "start" | "people"> {
  key: string;
  /** Ids of the situations in which it helps. */
  situations: readonly string[];
  minutes: number;
  title: Record<Locale, Line>;
  /** The sentence that says for whom the plan is, and when. */
  sentence: Record<Locale, Line>;
  blocks: readonly ReadyBlock[];
}

export type ReadyBlock = ActivityBlock | SessionBlock | Pick<Break, "kind" | "minutes"> | ReadyOwnBlock;

interface ReadyOwnBlock extends Pick<OwnBlock, "kind" | "minutes"> {
  title: Record<Locale, Line>;
  note?: Record<Locale, Line>;
}

/** The plan that a visitor of the language opens. */
export function planIn(locale: Locale, { start, people, minutes, title, blocks }: ReadyPlan): Plan {
  return { title: title[locale], start, people, minutes, blocks: blocks.map((block) => blockIn(locale, block)) };
}

function blockIn(locale: Locale, block: ReadyBlock): PlanBlock {
  if (block.kind === "break") return { ...block, title: "" };
  if (block.kind !== "own") return block;
  return { ...block, title: block.title[locale], note: block.note?.[locale] ?? "" };
}
