import { type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { FittedBlock } from "../../../../../domain/plan/fit-plan.ts";
import type { PlanTemplate } from "../../../../../domain/plan/plan-template.ts";
import type { TemplateReference } from "../../../../../domain/template.ts";
import { useLocale, useMessages } from "../../../../language/language.tsx";
import { adoptStyles } from "../../../../ui/adopt-styles.ts";
import type { PlanProps } from "../../plan-props.ts";
import { agendaOfPlan } from "../agenda/agenda-of-plan.ts";
import { AgendaSheet } from "./agenda-sheet.tsx";
import { FacilitatorSheet } from "./facilitator-sheet.tsx";
import styles from "./plan-paper.css?inline";
import { type PaperSheet, watchPrinting } from "./print-sheet.ts";

interface Props extends Pick<PlanProps, "plan" | "fitted"> {
  /** Finds a template in the plan's second language; undefined where the templates of that have not come. */
  second?: ((template: TemplateReference) => PlanTemplate | undefined) | undefined;
  /** The words of a block that say what is done and said in it, if the visitor has opened them. */
  wordsOf: (block: FittedBlock) => ReactNode;
}

/** The plan on paper, in place of the page. It is drawn only when the browser prints, so that changing a plan draws nothing twice. */
export function PlanPaper({ plan, fitted, second, wordsOf }: Props) {
  const locale = useLocale();
  const words = useMessages();
  const [sheet, setSheet] = useState<PaperSheet>();
  useLayoutEffect(() => adoptStyles(styles), []);
  // The browser prints the page as it is once its listeners are done, so the sheet has to be drawn at once.
  useEffect(() => watchPrinting((next) => flushSync(() => setSheet(next))), []);
  if (!sheet) return null;

  const agenda = agendaOfPlan(locale, { plan, fitted, second, words });
  return (
    <article className="plan-paper">
      {sheet === "agenda" ? (
        <AgendaSheet agenda={agenda} />
      ) : (
        <FacilitatorSheet agenda={agenda} wordsOf={wordsOf} blocks={fitted.blocks} isInWords={sheet === "words"} />
      )}
    </article>
  );
}
