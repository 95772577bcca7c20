import { type KeyboardEvent, memo, useId } from "react";
import { useMessages } from "../../../language/language.tsx";
import { Button } from "../../../ui/button.tsx";
import type { PlanActs } from "./plan-acts.ts";
import { PlanIcon } from "./plan-icon.tsx";

interface Props {
  index: number;
  count: number;
  name: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  acts: PlanActs;
}

/** The controls that move a block, by a handle to drag or by buttons, and the button that opens its form. */
export const BlockControls = memo(({ index, count, name, isOpen, onOpen, acts }: Props) => {
  const { plan: words } = useMessages();
  const hintId = useId();
  const targets: Partial<Record<string, number>> = {
    ArrowUp: index - 1,
    ArrowDown: index + 1,
    Home: 0,
    End: count - 1,
  };
  const moveByKey = (event: KeyboardEvent) => {
    const target = targets[event.key];
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    acts.move(index, target, "handle");
  };
  return (
    <div className="plan-controls">
      <Button
        fill="raw"
        className="plan-change"
        aria-expanded={isOpen}
        aria-label={words.changeName({ name })}
        onClick={() => onOpen(!isOpen)}
      >
        {words.change()}
      </Button>
      {(["up", "down"] as const).map((direction) => (
        <button
          key={direction}
          type="button"
          data-control={direction}
          title={words[direction]({ name })}
          aria-disabled={(direction === "up" ? index === 0 : index + 1 === count) || undefined}
          onClick={() => acts.move(index, direction === "up" ? index - 1 : index + 1, direction)}
        >
          <PlanIcon name={direction} />
        </button>
      ))}
      <button
        type="button"
        className="plan-handle"
        data-control="handle"
        aria-label={words.move({ name })}
        aria-describedby={hintId}
        onKeyDown={moveByKey}
        onClick={acts.sayHow}
      >
        <PlanIcon name="handle" size={20} />
      </button>
      <span id={hintId} hidden>
        {words.moveHint()}
      </span>
    </div>
  );
});
