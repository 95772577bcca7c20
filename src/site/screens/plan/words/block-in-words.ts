import type { Html, PartData } from "../../../../domain/page.ts";
import type { FittedBlock, FittedPart } from "../../../../domain/plan/fit-plan.ts";
import type { PlanBlock } from "../../../../domain/plan/plan.ts";
import type { PlanTemplate } from "../../../../domain/plan/plan-template.ts";

/** The words of a step in one language: its title, and, if its template is read, what is done and said in it. */
export interface WordsOfStep {
  title: string;
  do?: Html;
  say?: string;
  result?: string;
}

export interface StepInWords extends WordsOfStep {
  fitted: FittedPart;
  /** The same words in the second language. */
  second?: WordsOfStep;
}

/** A block whose words have been opened, in one language or in two beside each other. */
export interface BlockInWords {
  fitted: FittedBlock;
  /** The name of the block; empty for a break without a name. */
  title: string;
  steps: StepInWords[];
}

/** The words of a template that are at hand: its parts, if it is read, and the template in the second language. */
export interface WordsOfTemplate {
  parts?: readonly PartData[] | undefined;
  second?: { template: PlanTemplate; parts?: readonly PartData[] | undefined } | undefined;
}

/** Puts a block into words. Steps are found by their position, because they are the same in all languages, and in the same order. */
export function blockInWords(fitted: FittedBlock, { parts, second }: WordsOfTemplate): BlockInWords {
  const { block, template } = fitted;
  const first = firstPartOf(block);
  return {
    fitted,
    title: titleOfBlock(block, template),
    steps: fitted.parts.map((part, index) => ({
      fitted: part,
      ...wordsOfStep(part.part.title, parts?.[first + index]),
      ...(second && {
        second: wordsOfStep(second.template.parts[first + index]?.title ?? "", second.parts?.[first + index]),
      }),
    })),
  };
}

/** The name of an activity, the title of a session's block, or what the visitor has called it. */
export function titleOfBlock(block: PlanBlock, template: PlanTemplate | undefined): string {
  if (block.kind === "activity") return template?.name ?? "";
  return block.kind === "session" ? titleOfPart(block, template, 0) : block.title;
}

/** The title of one of the parts that happen in a block. A block of a session has but one. */
export function titleOfPart(block: PlanBlock, template: PlanTemplate | undefined, index: number): string {
  return template?.parts[firstPartOf(block) + index]?.title ?? "";
}

/** The index of the part of its template with which a block begins. */
function firstPartOf(block: PlanBlock): number {
  return block.kind === "session" ? block.number - 1 : 0;
}

function wordsOfStep(title: string, part: PartData | undefined): WordsOfStep {
  if (!part) return { title };
  const { do: toDo, say, result } = part;
  return { title, do: toDo, say, ...(result !== undefined && { result }) };
}
