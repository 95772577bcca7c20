import { config } from "../../../config.ts";
import { useMessages } from "../../../language/language.tsx";
import type { KeptPlan } from "../../../plans/kept-plan.ts";
import { Button } from "../../../ui/button.tsx";
import { FileButton } from "../../../ui/file-button.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import { type PlansFile, readPlansFile, writePlansFile } from "./plans-file.ts";

interface Props {
  kept: readonly KeptPlan[];
  onRead: (file: PlansFile) => void;
}

/** Takes the plans from one browser to another. */
export function PlansAsFile({ kept, onRead }: Props) {
  const { keptPlans: words } = useMessages();
  return (
    <div className="my-plans-file">
      <h3>{words.file()}</h3>
      <p>{words.fileNote()}</p>
      <p className="my-plans-ways">
        {kept.length > 0 && (
          <Button fill="hollow" onClick={() => saveFile(writePlansFile(kept), fileName)}>
            {words.saveFile()}
          </Button>
        )}
        <FileButton label={words.openFile()} onChoose={(file) => void readPlansFile(file).then(onRead)} />
      </p>
    </div>
  );
}

/** `marelle-plans.json`. */
const fileName = `${config.brand}-plans.json`.toLowerCase().replaceAll(/[^\p{L}\d.]+/gu, "-");
