import { useCallback, useEffect, useState } from "react";
import type { FittedBlock } from "../../../../domain/plan/fit-plan.ts";
import { whenIdle } from "../../../document-state/when-idle.ts";
import { useLocale, useMessages } from "../../../language/language.tsx";
import { useLateDialog } from "../../../navigation/use-late-dialog.tsx";
import { Button } from "../../../ui/button.tsx";
import type { PlanProps } from "../plan-props.ts";
import { useSecondLanguage } from "../words/second-language.tsx";
import { wordsAtHand } from "../words/words-at-hand.tsx";
import { loadWays, type Ways } from "./load-ways.ts";
import { OpenPlanFile } from "./open-plan-file.tsx";
import styles from "./take-along.module.css";

/** The buttons for taking the plan along, and the paper that it becomes when the page is printed. */
export function TakeAlong(planProps: PlanProps) {
  const locale = useLocale();
  const { toTakeAlong } = useMessages();
  const language = useSecondLanguage();
  const wordsOf = (block: FittedBlock) => wordsAtHand(block, locale, language);
  const props = { ...planProps, second: language?.find, wordsOf };
  const hasBlocks = props.plan.blocks.length > 0;
  const { ways, load } = useWays(hasBlocks);
  const { open, shown } = useLateDialog(async () => {
    const { code, messages } = await load();
    const begun = { ...props, ownWords: messages };
    return (close) => <code.TakeAlongDialog {...begun} onClose={close} />;
  });
  return (
    <div className={styles.along}>
      {hasBlocks && <Button onClick={open}>{toTakeAlong.open()}</Button>}
      <OpenPlanFile {...planProps} load={load} />
      {shown}
      {hasBlocks && ways && <ways.code.PlanPaper {...props} ownWords={ways.messages} />}
    </div>
  );
}

/**
 * The code and the words for taking a plan along. If there is a plan, they are loaded as soon as the page is idle, because nothing can be
 * loaded while a browser prints, and because a plan can then be taken along even without network.
 */
function useWays(hasBlocks: boolean) {
  const locale = useLocale();
  const [ways, setWays] = useState<Ways>();
  const load = useCallback(async () => {
    const loaded = await loadWays(locale);
    setWays(loaded);
    return loaded;
  }, [locale]);
  useEffect(() => {
    // A failure does not matter yet: the parts are loaded again when they are wanted, and a failure is told then.
    if (hasBlocks) return whenIdle(() => void load().catch(() => {}));
  }, [hasBlocks, load]);
  return { ways, load };
}
