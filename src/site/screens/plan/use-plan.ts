import { useCallback, useLayoutEffect, useRef, useState } from "react";
import type { PlanData } from "../../../domain/page.ts";
import type { Plan, PlanBlock } from "../../../domain/plan/plan.ts";
import { templateOfBlock } from "../../../domain/plan/template-of-block.ts";
import { writePlan } from "../../../domain/plan/write-plan.ts";
import { pathOf } from "../../../domain/route.ts";
import { endDocumentState } from "../../document-state/document-state.ts";
import { isReloaded } from "../../document-state/reload.ts";
import { useLocale } from "../../language/language.tsx";
import { AddressWriter } from "../../navigation/address-writer.ts";
import { isStale, loadDocument } from "../../navigation/load-document.ts";
import { presentAddress } from "../../navigation/present-address.ts";
import { keepDraft } from "../../plans/keep-draft.ts";
import { emptyPlan, findPlan, type PlanView, planTemplatesOf } from "./plan-view.ts";

/** How a change came about: by an act of its own, or by letters that belong together. */
export type ChangeManner = "step" | "typing";

interface PlanState extends PlanView {
  /** The plans before, the latest last, for undoing. Going back and forward through the history begins anew. */
  before: readonly Plan[];
}

/** The plan of the page, once it is known. Its address follows each change. `prepared` is what the navigation brings along. */
export function usePlan(data: PlanData, prepared: PlanView | undefined) {
  const locale = useLocale();
  const [state, setState] = useState<PlanState | undefined>(prepared && begin(prepared));
  const [status, setStatus] = useState<"loading" | "failed">();
  const [writer] = useState(() => new AddressWriter());
  const manner = useRef<ChangeManner>("step");
  const shown = useRef<Plan>(undefined);
  shown.current = state?.plan;

  const show = useCallback((view: PlanView) => {
    setStatus(undefined);
    setState(begin(view));
    endDocumentState("view");
  }, []);

  const ask = useCallback(async () => {
    setStatus("loading");
    try {
      show((await findPlan(data, location.search)) ?? { plan: emptyPlan(), problems: [] });
    } catch (error) {
      if (isStale(error) && !isReloaded()) return void loadDocument(presentAddress(), error);
      setStatus("failed");
      endDocumentState("view");
    }
  }, [data, show]);

  // Before the browser paints, since the page is hidden until the plan is there.
  useLayoutEffect(() => {
    if (prepared) show(prepared);
    else void ask();
    return () => writer.cancel();
  }, [prepared, ask, show, writer]);

  /** Shows another plan, of whose templates all are at hand, and writes its address. */
  const change = useCallback(
    (plan: Plan, how: ChangeManner = "step") => {
      if (shown.current) keepDraft(plan, shown.current);
      const isContinued = how === "typing" && manner.current === "typing";
      manner.current = how;
      writer[how === "typing" ? "type" : "step"](pathOf({ name: "plan" }, locale) + writePlan(plan));
      setState((last) => {
        const before = last?.before ?? [];
        return { plan, problems: [], before: last && !isContinued ? [...before, last.plan] : before };
      });
    },
    [locale, writer],
  );

  const undo = () => {
    const last = state?.before.at(-1);
    if (!last || !state) return;
    keepDraft(last, state.plan);
    manner.current = "step";
    writer.step(pathOf({ name: "plan" }, locale) + writePlan(last));
    setState({ plan: last, problems: [], before: state.before.slice(0, -1) });
  };

  /** Has the templates of blocks at hand that are about to be put in. */
  const fetchTemplates = (blocks: readonly PlanBlock[]) =>
    planTemplatesOf(data).load(blocks.flatMap((block) => templateOfBlock(block) ?? []));

  return {
    ...state,
    status,
    change,
    undo: state && state.before.length > 0 ? undo : undefined,
    fetchTemplates,
    tryAgain: ask,
    endTyping: () => {
      manner.current = "step";
      writer.endTyping();
    },
  };
}

function begin(view: PlanView): PlanState {
  return { ...view, before: [] };
}
