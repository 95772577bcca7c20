import { useLayoutEffect, useRef, useState } from "react";
import { type PlanBlock, usualMinutesOf } from "../../../../domain/plan/plan.ts";
import { useMessages } from "../../../language/language.tsx";
import { useLanguageTag } from "../../../language/language-tag.ts";
import { ToListings } from "../../../template-card/to-listings.tsx";
import { Button } from "../../../ui/button.tsx";
import type { PlanProps } from "../plan-props.ts";
import { SecondLanguageChoice } from "../words/second-language-choice.tsx";
import { BlockList } from "./block-list.tsx";
import { type PresentPlan, planActs } from "./plan-acts.ts";
import { PlanHead } from "./plan-head.tsx";
import { useFocusAfter } from "./use-focus-after.ts";
import { verdictOf } from "./verdict.ts";
import { VerdictBar } from "./verdict-bar.tsx";
import { warningTexts } from "./warning-words.ts";
import { WhatToBring } from "./what-to-bring.tsx";

type Props = PlanProps & Pick<PresentPlan, "undo" | "endTyping">;

/** The plan's own values, its blocks, and the material for them. */
export function PlanComposer({ plan, fitted, change, say, undo, endTyping }: Props) {
  const words = useMessages();
  const language = useLanguageTag();
  const part = useRef<HTMLDivElement>(null);
  /** The block that the visitor has put in last, and will fill in now. */
  const [newest, open] = useState<PlanBlock>();
  const focus = useFocusAfter(part);
  const now: PresentPlan = { plan, fitted, change, say, undo, endTyping, focus, open, words: words.plan, language };
  const present = useRef(now);
  // The acts stay the same, so that parts of the screen that have not changed are not drawn again.
  const [acts] = useState(() => planActs(() => present.current));
  useLayoutEffect(() => {
    present.current = now;
  });
  const warnings = warningTexts(plan, fitted, words, language);
  const addBreak = () => acts.add({ kind: "break", minutes: usualMinutesOf.break, title: "" });
  const addOwn = () => acts.add({ kind: "own", minutes: usualMinutesOf.own, title: "", note: "" });

  return (
    <div ref={part} className="plan">
      <PlanHead plan={plan} acts={acts} />
      <VerdictBar verdict={verdictOf(plan, fitted, words, language)} hasUndo={undo !== undefined} onUndo={acts.undo} />
      <SecondLanguageChoice plan={plan} change={change} />
      <section aria-labelledby="blocks">
        <h2 id="blocks" className="visually-hidden">
          {words.plan.blocks()}
        </h2>
        {plan.blocks.length > 0 ? (
          <BlockList plan={plan} fitted={fitted} warnings={warnings} newest={newest} acts={acts} />
        ) : (
          <>
            <p>{words.plan.begin()}</p>
            <ToListings />
          </>
        )}
        {warnings.get(undefined)?.map((warning) => (
          <p key={warning} className="plan-warning">
            {warning}
          </p>
        ))}
        <p className="plan-ways">
          <Button fill="hollow" data-control="add" onClick={addBreak}>
            {words.plan.addBreak()}
          </Button>
          <Button fill="hollow" onClick={addOwn}>
            {words.plan.addOwn()}
          </Button>
        </p>
      </section>
      <WhatToBring materials={fitted.materials} />
    </div>
  );
}
