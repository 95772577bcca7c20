import { useState } from "react";
import { useMessages } from "../../../language/language.tsx";
import { FileButton } from "../../../ui/file-button.tsx";
import type { PlanProps } from "../plan-props.ts";
import { readPlanView } from "../plan-view.ts";
import type { Ways } from "./load-ways.ts";

interface Props extends PlanProps {
  load: () => Promise<Ways>;
}

/** Puts the plan of a file in the place of the one on view, which can be had back by undoing. */
export function OpenPlanFile({ data, change, load }: Props) {
  const { site, toTakeAlong } = useMessages();
  const [outcome, setOutcome] = useState("");

  const open = async (chosen: Blob): Promise<string> => {
    const { code, messages } = await load();
    const words = messages.takeAlong;
    const file = await code.readPlanFile(chosen);
    if ("problem" in file) return words[file.problem]();
    const found = await readPlanView(data, file.query);
    if (!found) return words.fileEmpty();
    change(found.plan, "other");
    return found.problems.length > 0 ? words.openedInPart() : words.opened();
  };
  const choose = (chosen: Blob) => {
    setOutcome("");
    open(chosen).then(setOutcome, () => setOutcome(site.loadFailed()));
  };
  return (
    <>
      <FileButton label={toTakeAlong.openFile()} onChoose={choose} />
      <p role="status">{outcome}</p>
    </>
  );
}
