import type { PlanBlock } from "../../../../domain/plan/plan.ts";
import { templateOfBlock } from "../../../../domain/plan/template-of-block.ts";
import { useLocale, useMessages } from "../../../language/language.tsx";
import { titleOfBlock, titleOfPart } from "./block-in-words.ts";
import { type SecondLanguage, useSecondLanguage } from "./second-language.tsx";
import styles from "./words.module.css";

/** The title of a block in the second language, or of one of its parts. Nothing where there is none, or where it is the visitor's own. */
export function SecondTitle({ block, part }: { block: PlanBlock; part?: number }) {
  const second = useSecondLanguage();
  const reference = templateOfBlock(block);
  if (!second || !reference) return null;
  if (second.lacks(reference)) return part === undefined && <Lacking {...second} />;
  const template = second.find(reference);
  if (!template) return null;
  return (
    <span className={styles.second} lang={second.locale}>
      {part === undefined ? titleOfBlock(block, template) : titleOfPart(block, template, part)}
    </span>
  );
}

function Lacking({ locale }: SecondLanguage) {
  const ownLocale = useLocale();
  const { planWords } = useMessages();
  const language = new Intl.DisplayNames(ownLocale, { type: "language" }).of(locale) ?? locale;
  return <span className={styles.second}>{planWords.lacking({ language })}</span>;
}
