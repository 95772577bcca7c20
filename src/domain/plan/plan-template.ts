import type { GroupSize } from "../group-size.ts";
import type { Locale } from "../locale.ts";
import type { GoalTerm } from "../page.ts";
import type { ActivityType, OutlinePart, TemplateKind, TemplateOutline } from "../template.ts";

/** What a plan shows of a template to everybody: all but the words of its parts. */
export interface PlanTemplate extends TemplateToFit {
  kind: TemplateKind;
  key: string;
  url: string;
  name: string;
  goal: GoalTerm;
}

/** What fitting needs of a template, and warning. */
export interface TemplateToFit {
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

export function templateToFit({ facts, words }: TemplateOutline, locale: Locale): TemplateToFit {
  const titles = words[locale]?.steps ?? words[locale]?.blocks ?? [];
  return {
    group: facts.group,
    phases: facts.phases,
    ...(facts.activity && { activity: facts.activity }),
    parts: (facts.steps ?? facts.blocks ?? []).map((part, index) => planPartOf(part, titles[index]?.title ?? "")),
  };
}

/** Of a part that is whole, no more than an outline has. */
function planPartOf({ minutes, shortest, canSkip, grows, who, groupsOf, uses }: OutlinePart, title: string): PlanPart {
  return { title, minutes, shortest, canSkip, grows, who, ...(groupsOf && { groupsOf }), uses };
}
