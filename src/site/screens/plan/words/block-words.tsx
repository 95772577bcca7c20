import { useRef } from "react";
import type { FittedBlock } from "../../../../domain/plan/fit-plan.ts";
import { templateOfBlock } from "../../../../domain/plan/template-of-block.ts";
import type { TemplateReference } from "../../../../domain/template.ts";
import { useLocale, useMessages } from "../../../language/language.tsx";
import { LoadFailed } from "../../../layout/load-failed.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import type { PlanProps } from "../plan-props.ts";
import { titleOfBlock } from "./block-in-words.ts";
import { inWords } from "./in-words.ts";
import { useSecondLanguage } from "./second-language.tsx";
import { useWords } from "./use-words.ts";
import styles from "./words.module.css";

interface Props extends Pick<PlanProps, "plan"> {
  block: FittedBlock;
}

/** The words of a block of a template, which say what is done and said in it. They open at a touch. */
export function BlockWords({ plan, block }: Props) {
  const { planWords, site } = useMessages();
  const reference = templateOfBlock(block.block);
  if (!reference) return null;
  const summary = (
    <span>
      {planWords.open()}
      <span className="visually-hidden">{site.colon() + titleOfBlock(block.block, block.template)}</span>
    </span>
  );
  return (
    <Disclosure summary={summary} className={styles.words}>
      <Words plan={plan} block={block} reference={reference} />
    </Disclosure>
  );
}

/** The opened words. Opening them counts as reading the template, so they are asked for when they are drawn, and not before. */
function Words({ plan, block, reference }: Props & { reference: TemplateReference }) {
  const locale = useLocale();
  const { planWords } = useMessages();
  const second = useSecondLanguage();
  // A second language without the template's titles, or whose titles have not come, has no words of it either.
  const secondTemplate = second?.find(reference);
  const place = useRef<HTMLDivElement>(null);
  const { words, tryAgain } = useWords(reference, locale, secondTemplate && second?.locale);

  // The button disappears with the failure, so the focus moves to where the words will stand.
  const againFromPlace = () => {
    place.current?.focus({ preventScroll: true });
    tryAgain();
  };
  return (
    <div ref={place} tabIndex={-1} aria-busy={words.state === "loading"}>
      {words.state === "loading" && <p>{planWords.loading()}</p>}
      {words.state === "failed" && <LoadFailed onTryAgain={againFromPlace} />}
      {words.state === "limited" && <words.onView.ReadingInvitation plan={plan} />}
      {words.state === "open" && (
        <>
          <words.onView.OpenedWords block={inWords(block, words, second)} secondLocale={second?.locale} />
          {words.second?.hasFailed && <LoadFailed onTryAgain={againFromPlace} />}
        </>
      )}
    </div>
  );
}
