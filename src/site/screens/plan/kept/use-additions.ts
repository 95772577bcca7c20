import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { planVersion } from "../../../../domain/plan/plan.ts";
import { draftStore } from "../../../plans/draft-store.ts";
import type { PlanProps } from "../plan-props.ts";
import { readPlanView } from "../plan-view.ts";
import { DraftOnView } from "./draft-on-view.ts";
import type { PlanToKeep } from "./use-plan-on-view.ts";

interface Props extends PlanToKeep, Pick<PlanProps, "data" | "plan" | "change"> {
  /** The plan as it was changed last, which may not be drawn yet. */
  latest: RefObject<PlanProps["plan"] | undefined>;
}

/** Takes blocks over that another tab adds to the draft while it is on view, and calls back with their number. */
export function useAdditions(props: Props, onAdded: (count: number) => void): void {
  const { data, plan, opened, isChanged, latest } = props;
  const [draft] = useState(() => new DraftOnView());
  const take = useRef({ change: props.change, onAdded });
  useLayoutEffect(() => {
    take.current = { change: props.change, onAdded };
  });
  useEffect(() => draft.show(opened), [draft, opened]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change makes the plan the draft again
  useEffect(() => {
    if (isChanged) draft.change();
  }, [draft, plan, isChanged]);
  useEffect(() => {
    let looks = 0;
    const look = async () => {
      looks += 1;
      const look = looks;
      const added = latest.current && draft.additionsTo(latest.current);
      if (!added) return;
      const view = await readPlanView(data, `?v=${planVersion}${added}`);
      const { current: now } = latest;
      // The visitor may have changed the plan meanwhile, or may have gone on to another.
      if (look !== looks || !now || draft.additionsTo(now) !== added) return;
      const blocks = view?.plan.blocks ?? [];
      if (blocks.length === 0) return;
      take.current.change({ ...now, blocks: [...now.blocks, ...blocks] }, "added");
      take.current.onAdded(blocks.length);
    };
    // What does not come is asked for again, because it stays in the draft.
    const lookNow = () => void look().catch(console.warn);
    const unsubscribe = draftStore.subscribe(lookNow);
    document.addEventListener("visibilitychange", lookNow);
    return () => {
      looks += 1;
      unsubscribe();
      document.removeEventListener("visibilitychange", lookNow);
    };
  }, [data, draft, latest]);
}
