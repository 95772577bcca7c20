import { memo, useState } from "react";
import type { FittedBlock } from "../../../../domain/plan/fit-plan.ts";
import type { PlanBlock } from "../../../../domain/plan/plan.ts";
import { useMessages } from "../../../language/language.tsx";
import { useLanguageTag } from "../../../language/language-tag.ts";
import type { Messages } from "../../../language/messages.generated.ts";
import { timeText } from "../../../plans/time-text.ts";
import { whoWorks } from "../../../template-card/who-works.ts";
import { nameOfBlock } from "../block-name.ts";
import type { PlanProps } from "../plan-props.ts";
import { BlockWords } from "../words/block-words.tsx";
import { SecondTitle } from "../words/second-title.tsx";
import { BlockControls } from "./block-controls.tsx";
import { BlockForm } from "./block-form.tsx";
import { BlockSteps, minutesText } from "./block-steps.tsx";
import type { PlanActs } from "./plan-acts.ts";
import { PlanTime } from "./plan-time.tsx";

interface Props extends Pick<PlanProps, "plan"> {
  fitted: FittedBlock;
  index: number;
  /** The time at which it begins, such as `14:05`. */
  begins: string;
  /** The midnights between the start of the plan and that time. */
  beginsDaysLater: number;
  /** Minutes until its end; undefined unless it is on now. */
  minutesLeft: number | undefined;
  warnings: readonly string[];
  /** Whether the visitor has just put it in, and will fill it in now. */
  isNew: boolean;
  acts: PlanActs;
}

/** One block of the plan: its time, its name, its facts, and all that can be done with it. */
export function BlockRow({ plan, fitted, index, begins, beginsDaysLater, minutesLeft, warnings, isNew, acts }: Props) {
  const words = useMessages();
  const language = useLanguageTag();
  const [isOpen, setOpen] = useState(isNew);
  const { block, template, parts } = fitted;
  const name = nameOfBlock(fitted, words.plan);
  return (
    <>
      <span className="plan-square">{index + 1}</span>
      <PlanTime time={begins} days={beginsDaysLater} />
      <div className="plan-card">
        <BlockTitle
          name={name}
          url={template?.url}
          block={block}
          facts={factsOfBlock(fitted, plan.people, words, language)}
          left={minutesLeft === undefined ? "" : words.fitting.left({ minutes: minutesLeft })}
          note={block.kind === "own" ? block.note : ""}
        />
        <BlockControls
          index={index}
          count={plan.blocks.length}
          name={name}
          isOpen={isOpen}
          onOpen={setOpen}
          acts={acts}
        />
        {warnings.map((warning) => (
          <p key={warning} className="plan-warning">
            {warning}
          </p>
        ))}
        {block.kind === "activity" && <BlockSteps block={block} parts={parts} people={plan.people} />}
        {template && <BlockWords plan={plan} block={fitted} />}
        {isOpen && <BlockForm fitted={fitted} index={index} begins={begins} acts={acts} />}
      </div>
    </>
  );
}

interface TitleProps {
  name: string;
  url: string | undefined;
  block: PlanBlock;
  facts: string;
  /** The text that says how long it still lasts; empty unless it is on now. */
  left: string;
  note: string;
}

const BlockTitle = memo(({ name, url, block, facts, left, note }: TitleProps) => (
  <div className="plan-what">
    <h3>{url ? <a href={url}>{name}</a> : name}</h3>
    <SecondTitle block={block} />
    <p>
      {facts} {left && <strong>{left}</strong>}
    </p>
    {note && <p className="plan-note">{note}</p>}
  </div>
));

function factsOfBlock(
  { block, template, minutes, times, parts }: FittedBlock,
  people: number,
  words: Messages,
  language: string,
): string {
  const [part] = parts;
  return [
    minutesText(minutes, times.usual, words),
    block.at !== undefined && words.plan.pinned({ time: timeText(block.at, language) }),
    block.kind === "session" && part && whoWorks(part, people, words.who),
    block.kind === "session" && template?.name,
  ]
    .filter(Boolean)
    .join(" · ");
}
