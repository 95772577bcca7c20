import type { GroupSize } from "../group-size.ts";
import type { GoalTerm } from "../page.ts";
import type { ActivityType, OutlinePart, TemplateKind } from "../template.ts";

/** What a plan shows of a template to everybody: all but the words of its parts. */
export interface PlanTemplate {
  kind: TemplateKind;
  key: string;
  url: string;
  name: string;
  goal: GoalTerm;
  group: GroupSize;
  /** By their ids. */
  phases: readonly string[];
  activity?: ActivityType;
  /** The steps of an inspiration, or the blocks of a session. */
  parts: readonly PlanPart[];
}

export interface PlanPart extends OutlinePart {
  title: string;
}
