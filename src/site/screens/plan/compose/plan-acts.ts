import {
  changeBlock,
  duplicateBlock,
  insertBlocks,
  moveBlock,
  removeBlock,
} from "../../../../domain/plan/edit-plan.ts";
import { limits, type Plan, type PlanBlock } from "../../../../domain/plan/plan.ts";
import type { Messages } from "../../../language/messages.generated.ts";
import { timeText } from "../../../plans/time-text.ts";
import { nameOfBlock } from "../block-name.ts";
import type { PlanProps } from "../plan-props.ts";

/** A control of a block. By its name it is found again after a change that has drawn it elsewhere. */
export type BlockControl = "handle" | "up" | "down";

/** The place of the focus after a change: a control of a block, the form of the last block, or the button that adds one. */
export type FocusTarget = { block: number; control: BlockControl } | "form" | "add";

/** The plan as it is drawn, and all else that acts need. */
export interface PresentPlan extends Pick<PlanProps, "plan" | "fitted" | "change" | "say"> {
  words: Messages["plan"];
  /** The language tag by which times are written, such as `en-GB`. */
  language: string;
  /** Undefined where there is nothing to undo. */
  undo: (() => void) | undefined;
  /** Ends a change by typing, so that what is typed next is another change. */
  endTyping: () => void;
  focus: (target: FocusTarget) => void;
  /** Opens the form of a block that is put in. */
  open: (block: PlanBlock) => void;
}

export interface PlanActs {
  /** Changes a value of the plan itself. */
  give: (values: Partial<Omit<Plan, "blocks">>) => void;
  /** Moves a block to index `to`. The focus stays with the control that was used. */
  move: (from: number, to: number, control: BlockControl) => void;
  remove: (index: number) => void;
  duplicate: (index: number) => void;
  /** Puts a block of the visitor's own at the end. */
  add: (block: PlanBlock) => void;
  /** Pins a block to a time of the day, or to none. */
  pin: (index: number, at: string | undefined) => void;
  change: (index: number, values: Partial<PlanBlock>) => void;
  undo: () => void;
  endTyping: () => void;
  /** Says how a block is moved by its handle. */
  sayHow: () => void;
}

/** The acts on a plan. Each changes the plan as it stands when the act is called, and says what it has done. */
export function planActs(present: () => PresentPlan): PlanActs {
  const nameOf = ({ fitted, words }: PresentPlan, index: number) => {
    const block = fitted.blocks[index];
    return block ? nameOfBlock(block, words) : "";
  };
  /** Takes the grown plan, or says that the plan is full. Returns whether it has grown. */
  const grow = ({ plan, change, say, words }: PresentPlan, grown: Plan): boolean => {
    const hasGrown = grown !== plan;
    if (hasGrown) change(grown);
    else say(words.full({ most: limits.blocks }));
    return hasGrown;
  };
  return {
    give: (values) => {
      const { plan, change } = present();
      change({ ...plan, ...values }, "typing");
    },
    move: (from, to, control) => {
      const now = present();
      const { plan, change, say, focus, words } = now;
      const name = nameOf(now, from);
      const count = plan.blocks.length;
      if (to < 0 || (to === from && to === 0)) return say(words.isFirst({ name }));
      if (to >= count || (to === from && to === count - 1)) return say(words.isLast({ name }));
      if (to === from) return;
      change(moveBlock(plan, from, to));
      say(words.moved({ name, position: to + 1, count }));
      focus({ block: to, control });
    },
    remove: (index) => {
      const now = present();
      const { plan, change, say, focus, words } = now;
      change(removeBlock(plan, index));
      say(words.removed({ name: nameOf(now, index) }));
      const next = Math.min(index, plan.blocks.length - 2);
      focus(next < 0 ? "add" : { block: next, control: "handle" });
    },
    duplicate: (index) => {
      const now = present();
      if (!grow(now, duplicateBlock(now.plan, index))) return;
      now.say(now.words.duplicated({ name: nameOf(now, index), position: index + 2 }));
      now.focus({ block: index + 1, control: "handle" });
    },
    add: (block) => {
      const now = present();
      const { plan, say, focus, open, words } = now;
      if (!grow(now, insertBlocks(plan, plan.blocks.length, [block]))) return;
      say(words.added({ name: nameOfBlock({ block, parts: [] }, words), position: plan.blocks.length + 1 }));
      open(block);
      focus("form");
    },
    pin: (index, at) => {
      const now = present();
      const { plan, change, say, words, language } = now;
      const name = nameOf(now, index);
      change(changeBlock(plan, index, { at }));
      say(at === undefined ? words.isUnpinned({ name }) : words.isPinned({ name, time: timeText(at, language) }));
    },
    change: (index, values) => {
      const { plan, change } = present();
      change(changeBlock(plan, index, values), "typing");
    },
    undo: () => {
      const { undo, say, words } = present();
      if (!undo) return;
      undo();
      say(words.undone());
    },
    endTyping: () => present().endTyping(),
    sayHow: () => {
      const { say, words } = present();
      say(words.moveHint());
    },
  };
}
