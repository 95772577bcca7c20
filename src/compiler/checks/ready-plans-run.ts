import { fitPlan } from "../../domain/plan/fit-plan.ts";
import { templateToFit } from "../../domain/plan/plan-template.ts";
import { type PlanWarning, warningsOf } from "../../domain/plan/plan-warnings.ts";
import { planIn, type ReadyPlan } from "../../domain/plan/ready-plan.ts";
import { knowBlock } from "../../domain/plan/template-of-block.ts";
import { referenceTo, type TemplateOutline } from "../../domain/template.ts";
import { entriesOf, type SiteContent } from "../content.ts";
import type { FieldPath, Problem } from "../problem.ts";

/**
 * Checks that a plan fills its minutes exactly, and that a facilitator would warn of nothing in it. Titles do not matter here, so any
 * language will do.
 */
export function checkReadyPlansRun({ plans }: SiteContent, templates: readonly TemplateOutline[]): Problem[] {
  const known = new Map(templates.map((template) => [referenceTo(template), templateToFit(template, "en")]));
  return entriesOf(plans).flatMap(([key, { source, whole }]) => {
    if (!whole) return [];
    const plan = planIn("en", { key, ...whole });
    const blocks = plan.blocks.map((block) => knowBlock(block, (template) => known.get(template)));
    const sound = blocks.filter((block) => block !== undefined);
    if (sound.length < blocks.length) {
      return whole.blocks.flatMap((block, index) => {
        const parts = block.kind === "session" ? known.get(`session:${block.key}`)?.parts.length : undefined;
        return block.kind === "session" && parts !== undefined && block.number > parts
          ? [
              source.problem(
                ["blocks", index, "number"],
                String(block.number),
                `write at most ${parts}: it has no more`,
              ),
            ]
          : [];
      });
    }
    const fitted = fitPlan(plan, sound);
    const { minutes } = fitted;
    const expected = `write ${minutes}, or correct the blocks: at ${plan.minutes} minutes, they take ${minutes}`;
    return [
      ...(minutes === plan.minutes ? [] : [source.problem(["minutes"], String(plan.minutes), expected)]),
      ...warningsOf(plan, fitted).map((warning) => {
        const { field, found, advice } = explain(warning, whole);
        return source.problem(["blocks", ...field], found, advice);
      }),
    ];
  });
}

interface Explanation {
  /** The path of the field below `blocks`. */
  field: FieldPath;
  found: string;
  advice: string;
}

function explain(warning: PlanWarning, { people, blocks }: Omit<ReadyPlan, "key">): Explanation {
  switch (warning.kind) {
    case "no-opening":
      return {
        field: [0],
        found: "no opening",
        advice: "begin with an activity of the phase open, the first block of a session, or kind: own",
      };
    case "no-closing":
      return {
        field: [blocks.length - 1],
        found: "no closing",
        advice: "end with an activity of the phase close, the last block of a session, or kind: own",
      };
    case "no-break":
      return {
        field: [warning.to],
        found: `${warning.minutes} minutes without a break`,
        advice: "put a break before it",
      };
    case "size":
      return {
        field: [warning.block],
        found: `a block for another number than ${people} people`,
        advice: "choose another block, or another number of people",
      };
    case "too-short":
      return {
        field: [warning.block, "minutes"],
        found: "too few minutes",
        advice: `write at least ${warning.least}`,
      };
    case "alike":
      return {
        field: [warning.block],
        found: "the same kind of activity as just before",
        advice: "put something else between them",
      };
    case "unpinned":
      return { field: [warning.block, "at"], found: "a time that is past when it comes", advice: "remove it" };
  }
}
