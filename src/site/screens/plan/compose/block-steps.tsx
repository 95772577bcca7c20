import type { FittedPart } from "../../../../domain/plan/fit-plan.ts";
import type { PlanBlock } from "../../../../domain/plan/plan.ts";
import { useMessages } from "../../../language/language.tsx";
import type { Messages } from "../../../language/messages.generated.ts";
import { whoWorks } from "../../../template-card/who-works.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { SecondTitle } from "../words/second-title.tsx";

interface Props {
  block: PlanBlock;
  parts: readonly FittedPart[];
  people: number;
}

/** The steps of an activity, each with its minutes and those who work in it. They are drawn only once they are opened. */
export function BlockSteps({ block, parts, people }: Props) {
  const words = useMessages();
  return (
    <Disclosure className="plan-steps" summary={words.plan.steps({ count: parts.length })}>
      <ol>
        {parts.map((fitted, index) => (
          <li key={fitted.part.title} data-left-out={fitted.minutes === undefined ? "" : undefined}>
            <strong>{fitted.part.title}</strong> <SecondTitle block={block} part={index} />{" "}
            <span>{factsOfPart(fitted, people, words)}</span>
          </li>
        ))}
      </ol>
      {parts.some(({ mayGrow }) => mayGrow) && <p>{words.fitting.longerWithMany()}</p>}
    </Disclosure>
  );
}

export function factsOfPart(fitted: FittedPart, people: number, { card, fitting, who }: Messages): string {
  const { part, minutes } = fitted;
  if (minutes === undefined) return fitting.leftOut();
  return `${minutesText(minutes, part.minutes, { card, fitting })} · ${whoWorks(fitted, people, who)}`;
}

/** Writes minutes such as "20 min". If they differ from the usual ones, it names these too: "20 min instead of 30". */
export function minutesText(
  minutes: number,
  usual: number,
  { card, fitting }: Pick<Messages, "card" | "fitting">,
): string {
  const length = card.minutesShort({ count: minutes });
  return minutes === usual ? length : `${length} ${fitting.insteadOf({ minutes: usual })}`;
}
