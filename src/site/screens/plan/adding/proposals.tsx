import type { FittedBlock } from "../../../../domain/plan/fit-plan.ts";
import type { PlanTemplate } from "../../../../domain/plan/plan-template.ts";
import type { Proposal } from "../../../../domain/plan/propose.ts";
import { useMessages } from "../../../language/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { nameOfBlock } from "../block-name.ts";

interface Props {
  proposals: readonly Proposal[];
  blocks: readonly FittedBlock[];
  onAdd: (template: PlanTemplate, index: number) => void;
}

/** Activities for the minutes that are left, each with a button that puts it in. */
export function Proposals({ proposals, blocks, onAdd }: Props) {
  const { plan, planAdding: words } = useMessages();
  return proposals.map(({ spare, index, activities }) => {
    const beside = blocks[Math.max(0, index - 1)];
    const name = beside ? nameOfBlock(beside, plan) : "";
    const where = { minutes: spare, name };
    return (
      <div key={index} className="plan-proposal">
        <p id={`spare-${index}`}>{index === 0 ? words.spareBefore(where) : words.spareAfter(where)}</p>
        <ul className="plan-proposed" aria-labelledby={`spare-${index}`}>
          {activities.map(({ template, minutes }) => (
            <li key={template.key} data-chalk={template.goal.color}>
              <Button fill="hollow" onClick={() => onAdd(template, index)}>
                {words.proposal({ name: template.name, minutes })}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    );
  });
}
