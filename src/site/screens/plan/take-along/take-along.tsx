import { type ReactNode, useCallback, useEffect, useState } from "react";
import type { FittedBlock } from "../../../../domain/plan/fit-plan.ts";
import { whenIdle } from "../../../document-state/when-idle.ts";
import { LanguageContext, useLocale, useMessages } from "../../../language/language.tsx";
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
  const ofPage = useMessages();
  const language = useSecondLanguage();
  const wordsOf = (block: FittedBlock) => wordsAtHand(block, locale, language);
  const props = { ...planProps, second: language?.find, wordsOf };
  const hasBlocks = props.plan.blocks.length > 0;
  const { ways, load } = useWays(hasBlocks);
  const inWords = ({ messages }: Ways, part: ReactNode) => (
    <LanguageContext value={{ locale, messages: { ...ofPage, ...messages } }}>{part}</LanguageContext>
  );
  const { open, shown } = useLateDialog(async () => {
    const loaded = await load();
    return (close) => inWords(loaded, <loaded.code.TakeAlongDialog {...props} onClose={close} />);
  });
  return (
    <div className={styles.along}>
      {hasBlocks && <Button onClick={open}>{ofPage.toTakeAlong.open()}</Button>}
      <OpenPlanFile {...planProps} load={load} />
      {shown}
      {hasBlocks && ways && inWords(ways, <ways.code.PlanPaper {...props} />)}
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
