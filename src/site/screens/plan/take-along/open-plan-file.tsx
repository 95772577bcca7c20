import { type ChangeEvent, useRef, useState } from "react";
import { useMessages } from "../../../language/language.tsx";
import { Button } from "../../../ui/button.tsx";
import type { PlanProps } from "../plan-props.ts";
import { findPlan } from "../plan-view.ts";
import type { Ways } from "./load-ways.ts";

interface Props extends PlanProps {
  load: () => Promise<Ways>;
}

/** Puts the plan of a file in the place of the one on view, which can be had back by undoing. */
export function OpenPlanFile({ data, change, load }: Props) {
  const { site, toTakeAlong } = useMessages();
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState("");

  const open = async (chosen: Blob): Promise<string> => {
    const { code, messages } = await load();
    const words = messages.takeAlong;
    const file = await code.readPlanFile(chosen);
    if ("problem" in file) return words[file.problem]();
    const found = await findPlan(data, file.query);
    if (!found) return words.fileEmpty();
    change(found.plan, "other");
    return found.problems.length > 0 ? words.openedInPart() : words.opened();
  };
  const read = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? [];
    setOutcome("");
    if (chosen) open(chosen).then(setOutcome, () => setOutcome(site.loadFailed()));
    // The same file may be chosen again.
    currentTarget.value = "";
  };
  return (
    <>
      <Button fill="hollow" onClick={() => field.current?.click()}>
        {toTakeAlong.openFile()}
      </Button>
      <input ref={field} type="file" accept=".json,application/json" hidden onChange={read} />
      <p role="status">{outcome}</p>
    </>
  );
}
