import type { GroupSize } from "../group-size.ts";
import type { Locale } from "../locale.ts";
import type { GoalTerm } from "../page.ts";
import type { ActivityType, OutlinePart, TemplateKind, TemplateOutline } from "../template.ts";

/** A template as a plan shows it to everybody: all but the words of its parts. */
export interface PlanTemplate extends TemplateToFit {
  kind: TemplateKind;
  key: string;
  url: string;
  name: string;
  goal: GoalTerm;
}

/** The facts of a template that fitting and warning need. */
export interface TemplateToFit {
  group: GroupSize;
  /** The ids of its phases. */
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

/** Keeps no more of a part than an outline has, because the part may be a whole one. */
function planPartOf({ minutes, shortest, canSkip, grows, who, groupsOf, uses }: OutlinePart, title: string): PlanPart {
  return { title, minutes, shortest, canSkip, grows, who, ...(groupsOf && { groupsOf }), uses };
}
