import { type ReactNode, useLayoutEffect } from "react";
import type { Locale } from "../../../../domain/locale.ts";
import { useMessages } from "../../../language/language.tsx";
import { adoptStyles } from "../../../ui/adopt-styles.ts";
import { Markup } from "../../../ui/markup.tsx";
import type { BlockInWords, StepInWords, WordsOfStep } from "./block-in-words.ts";
import styles from "./words-on-view.css?inline";

interface Props {
  block: BlockInWords;
  secondLocale: Locale | undefined;
}

/**
 * The words of a block, step by step: what is done and said. Two languages stand beside each other, or below each other if there is no
 * room.
 */
export function OpenedWords({ block, secondLocale }: Props) {
  const { card, fitting, planWords } = useMessages();
  useLayoutEffect(() => adoptStyles(styles), []);

  const factsOf = ({ fitted: { minutes, part } }: StepInWords) => {
    if (minutes === undefined) return fitting.leftOut();
    const length = card.minutesShort({ count: minutes });
    return minutes === part.minutes ? length : `${length} · ${fitting.timesInText({ minutes: part.minutes })}`;
  };
  // The result is named once, in the page's language.
  const resultOf = (step: StepInWords) => (words: WordsOfStep) =>
    words.result && (
      <p className="opened-facts">
        {words === step && <strong>{planWords.result()} </strong>}
        {words.result}
      </p>
    );
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari finds no list in a grid's items
    <ol className="opened-words" role="list">
      {block.steps.map((step) => {
        const beside = { step, secondLocale };
        return (
          <li key={step.title}>
            {/* A session's block is its own only step. */}
            {step.title !== block.title && <Beside {...beside} of={({ title }) => <strong>{title}</strong>} />}
            <p className="opened-facts">{factsOf(step)}</p>
            {step.fitted.minutes !== undefined && (
              <>
                <Beside {...beside} of={(words) => words.do && <Markup className="prose" html={words.do} />} />
                <Beside {...beside} of={({ say }) => say && <Said words={say} />} />
                <Beside {...beside} of={resultOf(step)} />
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Said({ words }: { words: string }) {
  return (
    <blockquote>
      <q>{words}</q>
    </blockquote>
  );
}

interface BesideProps {
  step: StepInWords;
  secondLocale: Locale | undefined;
  of: (words: WordsOfStep) => ReactNode;
}

/** The same part of a step in one language or two. */
function Beside({ step, secondLocale, of: part }: BesideProps) {
  const first = part(step);
  const second = step.second && part(step.second);
  if (!first && !second) return null;
  return (
    <div className="opened-beside">
      <div>{first}</div>
      {step.second && <div lang={secondLocale}>{second}</div>}
    </div>
  );
}
