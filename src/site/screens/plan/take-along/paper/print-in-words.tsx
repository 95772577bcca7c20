import { useEffect, useRef } from "react";
import type { Plan } from "../../../../../domain/plan/plan.ts";
import type { PlanTemplate } from "../../../../../domain/plan/plan-template.ts";
import { templatesOf } from "../../../../../domain/plan/template-of-block.ts";
import type { TemplateReference } from "../../../../../domain/template.ts";
import { useLocale, useMessages } from "../../../../language/language.tsx";
import { Button } from "../../../../ui/button.tsx";
import { useSaid } from "../../use-said.ts";
import { openAllWords } from "../../words/open-all-words.ts";
import { printSheet } from "./print-sheet.ts";

interface Props {
  plan: Plan;
  /** Finds a template in the plan's second language; undefined where the templates of that have not come. */
  second?: ((template: TemplateReference) => PlanTemplate | undefined) | undefined;
}

/** Prints the facilitator's sheet with the words of all blocks. They are fetched first, because nothing can be while a browser prints. */
export function PrintInWords({ plan, second }: Props) {
  const locale = useLocale();
  const { takeAlong: words } = useMessages();
  const { said, say } = useSaid();
  const isBusy = useRef(false);
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  const templates = [...new Set(templatesOf(plan.blocks))].map((template) => ({
    template,
    secondLocale: second?.(template) && plan.secondLocale,
  }));
  const print = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    const count = templates.length;
    const { limited, failed } = await openAllWords(templates, locale, (done) => say(words.opening({ done, count })));
    isBusy.current = false;
    // The visitor has closed the dialog, and does not wait for a sheet any more.
    if (!isThere.current) return;
    if (failed > 0) return say(words.wordsFailed({ count: failed }));
    say(limited > 0 ? words.wordsLimited({ count: limited }) : "");
    printSheet("words");
  };
  if (templates.length === 0) return null;
  return (
    <>
      <p>{words.inWordsHow()}</p>
      <Button fill="hollow" onClick={print}>
        {words.inWords()}
      </Button>
      <p role="status">
        <span key={said.count}>{said.text}</span>
      </p>
    </>
  );
}
