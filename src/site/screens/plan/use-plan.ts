import { useCallback, useLayoutEffect, useRef, useState } from "react";
import type { PlanData } from "../../../domain/page.ts";
import type { Plan } from "../../../domain/plan/plan.ts";
import { writePlan } from "../../../domain/plan/write-plan.ts";
import { pathOf } from "../../../domain/route.ts";
import { endDocumentState } from "../../document-state/document-state.ts";
import { useLocale } from "../../language/language.tsx";
import { AddressWriter } from "../../navigation/address-writer.ts";
import { loadIfStale } from "../../navigation/load-document.ts";
import { keepDraft } from "../../plans/keep-draft.ts";
import { findPlan, type PlanView } from "./plan-view.ts";

/**
 * The manner of a change: an act of its own, letters that belong together, blocks that are in the draft already, or another plan that takes
 * the place of this one.
 */
export type ChangeManner = "step" | "typing" | "added" | "other";

interface PlanState extends PlanView {
  /** The plans before, the latest last, for undoing. The list begins anew when the visitor goes back or forward through the history. */
  before: readonly Plan[];
  /** The plan as it was opened, before the visitor's changes. */
  opened: Plan;
  /** Whether the visitor has changed it since, be it back again. */
  isChanged: boolean;
}

/** The plan of the page, once it is known. Its address follows each change. `prepared` is the plan that the navigation brings along. */
export function usePlan(data: PlanData, prepared: PlanView | undefined) {
  const locale = useLocale();
  const [state, setState] = useState<PlanState | undefined>(prepared && begin(prepared));
  const [shown, setShown] = useState(prepared);
  const [status, setStatus] = useState<"loading" | "failed">();
  const [writer] = useState(() => new AddressWriter());
  const manner = useRef<ChangeManner>("step");
  /** The plan as it was changed last, which may not be drawn yet. */
  const latest = useRef(state?.plan);
  /** The question on its way: the visitor may have moved before its answer comes. */
  const asked = useRef<object>(undefined);

  // The visitor has moved to another address of the page.
  if (prepared && prepared !== shown) {
    setShown(prepared);
    setState(begin(prepared));
    setStatus(undefined);
  }

  const ask = useCallback(async () => {
    const visit = {};
    asked.current = visit;
    setStatus("loading");
    try {
      const view = await findPlan(data, location.search);
      if (asked.current !== visit) return;
      setState(begin(view));
      setStatus(undefined);
    } catch (error) {
      if (asked.current !== visit) return;
      if (loadIfStale(error)) return;
      setStatus("failed");
    }
  }, [data]);

  // The plan is asked for before the browser paints, since the page is hidden until the plan is there.
  useLayoutEffect(() => {
    manner.current = "step";
    if (!prepared) void ask();
    return () => {
      asked.current = undefined;
      writer.cancel();
    };
  }, [prepared, ask, writer]);

  useLayoutEffect(() => {
    latest.current = state?.plan;
  }, [state]);

  // The page is shown by the same frame that has the plan, or that says that the plan did not come.
  useLayoutEffect(() => {
    if (state || status === "failed") endDocumentState("view");
  }, [state, status]);

  const write = (plan: Plan, how: ChangeManner) => {
    latest.current = plan;
    if (state) keepDraft(plan, how === "added" ? plan : state.plan);
    manner.current = how;
    writer[how === "typing" ? "type" : "step"](pathOf({ name: "plan" }, locale) + writePlan(plan));
  };

  /** Shows another plan and writes its address. All of its templates have to be loaded by then. */
  const change = (plan: Plan, how: ChangeManner = "step") => {
    const isContinued = how === "typing" && manner.current === "typing";
    write(plan, how);
    setState((last) => {
      if (!last) return last;
      const before = isContinued ? last.before : [...last.before, last.plan];
      const isOther = how === "other";
      return { ...last, plan, before, opened: isOther ? plan : last.opened, isChanged: !isOther };
    });
  };

  const undo = () => {
    const last = state?.before.at(-1);
    if (!state || !last) return;
    write(last, "step");
    setState({ ...state, plan: last, isChanged: true, before: state.before.slice(0, -1) });
  };

  return {
    ...state,
    status,
    latest,
    change,
    undo: state && state.before.length > 0 ? undo : undefined,
    tryAgain: ask,
    /** Ends a change by typing, so that what is typed next is another change. */
    endTyping: () => {
      manner.current = "step";
      writer.endTyping();
    },
    dismissProblems: () => setState((last) => last && { ...last, problems: [] }),
  };
}

function begin(view: PlanView): PlanState {
  return { ...view, opened: view.plan, isChanged: false, before: [] };
}
