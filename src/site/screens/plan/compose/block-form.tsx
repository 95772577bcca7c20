import type { FittedBlock } from "../../../../domain/plan/fit-plan.ts";
import { limits, type PlanBlock } from "../../../../domain/plan/plan.ts";
import { loadNeedReader } from "../../../finding-client/load-need-reader.ts";
import { useLocale, useMessages } from "../../../language/language.tsx";
import { useLanguageTag } from "../../../language/language-tag.ts";
import { timeText } from "../../../plans/time-text.ts";
import { Button } from "../../../ui/button.tsx";
import type { PlanActs } from "./plan-acts.ts";
import { PlanField } from "./plan-field.tsx";
import { readPin, readText, readTyped, readTypedOrNone } from "./readings.ts";

interface Props {
  fitted: FittedBlock;
  index: number;
  /** The time at which it begins as the plan stands, such as `14:05`. */
  begins: string;
  acts: PlanActs;
}

/** The fields and buttons for all that can be changed of a block. */
export function BlockForm({ fitted: { block, minutes }, index, begins, acts }: Props) {
  const locale = useLocale();
  const language = useLanguageTag();
  const { plan: words, numberField } = useMessages();
  const give = (values: Partial<PlanBlock>) => acts.change(index, values);
  const loadReader = () => loadNeedReader(locale);
  const isOfTemplate = block.kind === "activity" || block.kind === "session";
  const isPinned = block.at !== undefined;
  return (
    <div className="plan-form">
      {!isOfTemplate && (
        <PlanField
          className="plan-wide"
          label={words.name()}
          maxLength={limits.title}
          value={block.title}
          read={readText(limits.title)}
          onGive={(title) => give({ title })}
          onLeave={acts.endTyping}
        />
      )}
      {block.kind === "own" && (
        <PlanField
          className="plan-wide"
          label={words.note()}
          type="note"
          maxLength={limits.note}
          value={block.note}
          read={readText(limits.note)}
          onGive={(note) => give({ note })}
          onLeave={acts.endTyping}
        />
      )}
      <PlanField
        label={words.minutes()}
        hint={isOfTemplate && words.asItFits()}
        type="number"
        placeholder={isOfTemplate ? String(minutes) : ""}
        value={block.minutes}
        read={isOfTemplate ? readTypedOrNone("minutes", loadReader) : readTyped("minutes", loadReader)}
        wrong={numberField.wrong()}
        onGive={(given) => give({ minutes: given })}
        onLeave={acts.endTyping}
      />
      <div>
        <PlanField
          label={words.at()}
          type="time"
          value={block.at}
          read={readPin}
          wrong={words.wrongPin()}
          onGive={(at) => give({ at })}
          onLeave={acts.endTyping}
        />
        <Button fill="raw" onClick={() => acts.pin(index, isPinned ? undefined : begins)}>
          {isPinned ? words.unpin() : words.pin({ time: timeText(begins, language) })}
        </Button>
      </div>
      <div className="plan-wide plan-ways">
        <Button fill="hollow" onClick={() => acts.duplicate(index)}>
          {words.duplicate()}
        </Button>
        <Button fill="hollow" onClick={() => acts.remove(index)}>
          {words.remove()}
        </Button>
      </div>
    </div>
  );
}
