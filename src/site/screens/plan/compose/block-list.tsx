import { useCallback, useRef, useState } from "react";
import type { Stretch } from "../../../../domain/plan/fit-plan.ts";
import type { PlanBlock } from "../../../../domain/plan/plan.ts";
import { PlanClock } from "../../../../domain/plan/times.ts";
import { useMessages } from "../../../language/language.tsx";
import type { PlanProps } from "../plan-props.ts";
import { BlockKeys } from "./block-keys.ts";
import { BlockRow } from "./block-row.tsx";
import type { PlanActs } from "./plan-acts.ts";
import { PlanTime } from "./plan-time.tsx";
import { useBlockOnNow } from "./use-block-on-now.ts";
import { useDragging } from "./use-dragging.ts";

interface Props extends Pick<PlanProps, "plan" | "fitted"> {
  /** Warnings in words, by the index of the block that they stand beside. */
  warnings: ReadonlyMap<number | undefined, readonly string[]>;
  /** The block that the visitor has put in last, and will fill in now. */
  newest: PlanBlock | undefined;
  acts: PlanActs;
}

const none: readonly string[] = [];

/** The blocks in their order, with the time that is left between them, or missing. */
export function BlockList({ plan, fitted, warnings, newest, acts }: Props) {
  const { fitting } = useMessages();
  const list = useRef<HTMLOListElement>(null);
  const [known] = useState(() => new BlockKeys());
  const keys = known.of(plan.blocks);
  const drop = useCallback((from: number, to: number) => acts.move(from, to, "handle"), [acts]);
  const loadDragging = useDragging(list, keys, drop);
  const onNow = useBlockOnNow(plan, fitted);
  const clock = new PlanClock(plan);
  return (
    <>
      <ol
        ref={list}
        className="plan-blocks"
        // biome-ignore lint/a11y/noRedundantRoles: Safari finds no list in a grid's items
        role="list"
        aria-labelledby="blocks"
        onPointerOver={loadDragging}
        onTouchStart={loadDragging}
      >
        {fitted.blocks.map((block, index) => (
          <li
            key={keys[index]}
            data-chalk={block.template?.goal.color}
            data-kind={block.block.kind}
            data-tilt={index % 2 === 0 ? "" : undefined}
            aria-current={onNow?.index === index ? "step" : undefined}
          >
            <BlockRow
              plan={plan}
              fitted={block}
              index={index}
              begins={clock.timeAfter(block.startsAfter)}
              beginsDaysLater={clock.daysAfter(block.startsAfter)}
              minutesLeft={onNow?.index === index ? onNow.minutesLeft : undefined}
              warnings={warnings.get(index) ?? none}
              isNew={block.block === newest}
              acts={acts}
            />
            <Gap {...fitted.stretches.find(({ to }) => to === index + 1)} />
          </li>
        ))}
      </ol>
      <p className="plan-end">
        <PlanTime time={clock.timeAfter(fitted.minutes)} days={clock.daysAfter(fitted.minutes)} />
        <strong>{fitting.end()}</strong>
      </p>
    </>
  );
}

/** The minutes that are left or missing after the last block of a stretch. */
function Gap({ spare = 0, missing = 0 }: Partial<Stretch>) {
  const { plan: words } = useMessages();
  if (missing > 0) return <p className="plan-gap plan-missing">{words.missingHere({ minutes: missing })}</p>;
  return spare > 0 && <p className="plan-gap">{words.spareHere({ minutes: spare })}</p>;
}
