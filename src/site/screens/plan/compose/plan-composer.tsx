import type { PlanProps } from "../plan-props.ts";
import { BlockWords } from "../words/block-words.tsx";
import { SecondLanguageChoice } from "../words/second-language-choice.tsx";
import { SecondTitle } from "../words/second-title.tsx";

/** The plan's own values, and its blocks. */
export function PlanComposer({ plan, fitted, change }: PlanProps) {
  return (
    <>
      <SecondLanguageChoice plan={plan} change={change} />
      <ol>
        {fitted.blocks.map((block) => (
          <li key={block.startsAfter}>
            {block.template?.name} {block.minutes}
            <SecondTitle block={block.block} />
            <BlockWords plan={plan} block={block} />
          </li>
        ))}
      </ol>
    </>
  );
}
