import { useLayoutEffect, useMemo, useRef } from "react";
import { insertBlocks } from "../../../../domain/plan/edit-plan.ts";
import { limits, type PlanBlock } from "../../../../domain/plan/plan.ts";
import type { PlanTemplate } from "../../../../domain/plan/plan-template.ts";
import { propose } from "../../../../domain/plan/propose.ts";
import { blocksOfSession } from "../../../../domain/plan/session-blocks.ts";
import { useMessages } from "../../../language/language.tsx";
import { adoptStyles } from "../../../ui/adopt-styles.ts";
import type { PlanProps } from "../plan-props.ts";
import { planTemplatesOf } from "../plan-view.ts";
import { useSaid } from "../use-said.ts";
import styles from "./adding.css?inline";
import { Proposals } from "./proposals.tsx";
import { TemplateSearch } from "./template-search.tsx";

/** The part of the screen that adds to the plan: activities that would fill the minutes that are left, and a search for all templates. */
export function AddBlocks({ data, plan, fitted, change }: PlanProps) {
  const { planAdding: words } = useMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  const { said, say } = useSaid();
  useLayoutEffect(() => adoptStyles(styles), []);
  const proposals = useMemo(() => propose(plan, fitted, planTemplatesOf(data).atHand), [data, plan, fitted]);

  const add = (template: PlanTemplate, index = plan.blocks.length) => {
    const { name } = template;
    const changed = insertBlocks(plan, index, blocksOf(template));
    if (changed !== plan) change(changed);
    say(changed === plan ? words.full({ name, count: limits.blocks }) : words.added({ name }));
  };
  return (
    <section className="plan-adding" aria-labelledby="adding">
      <Proposals
        proposals={proposals}
        blocks={fitted.blocks}
        onAdd={(template, index) => {
          // The pressed button disappears with the proposal, so the focus goes on to the heading.
          heading.current?.focus({ preventScroll: true });
          add(template, index);
        }}
      />
      <h2 ref={heading} id="adding" tabIndex={-1}>
        {words.find()}
      </h2>
      <TemplateSearch data={data} people={plan.people} labelledBy="adding" onAdd={add} onFound={say}>
        <p className="plan-adding-status" role="status">
          <span key={said.count}>{said.text}</span>
        </p>
      </TemplateSearch>
    </section>
  );
}

function blocksOf({ kind, key, parts }: PlanTemplate): PlanBlock[] {
  return kind === "session" ? blocksOfSession(key, parts.length) : [{ kind: "activity", key }];
}
