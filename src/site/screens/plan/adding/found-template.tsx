import { timesOfParts } from "../../../../domain/fitting/fit-parts.ts";
import type { PlanTemplate } from "../../../../domain/plan/plan-template.ts";
import { useMessages } from "../../../language/language.tsx";
import { groupSizeText } from "../../../template-card/group-size-text.ts";
import { Button } from "../../../ui/button.tsx";

interface Props {
  template: PlanTemplate;
  people: number;
  onAdd: (template: PlanTemplate) => void;
}

/** A template that was found, with the facts that decide whether it goes into a plan: its minutes, its group and its goal. */
export function FoundTemplate({ template, people, onAdd }: Props) {
  const { card, planAdding: words } = useMessages();
  const { kind, url, name, goal, group, parts } = template;
  const { usual, least } = timesOfParts(parts, group, people);
  const minutes =
    least < usual ? card.minutesShortened({ minutes: usual, shortened: least }) : card.minutesShort({ count: usual });
  const facts = [
    ...(kind === "session" ? [words.session({ count: parts.length })] : []),
    minutes,
    groupSizeText(group, card),
    goal.name,
  ];
  return (
    <li data-chalk={goal.color}>
      <div>
        <a href={url}>{name}</a>
        <p>{facts.join(" · ")}</p>
      </div>
      <Button fill="hollow" aria-label={words.addName({ name })} onClick={() => onAdd(template)}>
        {words.add()}
      </Button>
    </li>
  );
}
