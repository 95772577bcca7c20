import type { FittedBlock } from "../../../../domain/plan/fit-plan.ts";
import { templateOfBlock } from "../../../../domain/plan/template-of-block.ts";
import { type BlockInWords, blockInWords } from "./block-in-words.ts";
import type { OpenedWords } from "./open-words.ts";
import type { SecondLanguage } from "./second-language.tsx";

/** A block with its opened words, and with the titles of the second language before the words of that have come. */
export function inWords(
  block: FittedBlock,
  words: Extract<OpenedWords, { state: "open" }>,
  second: SecondLanguage | undefined,
): BlockInWords {
  const reference = templateOfBlock(block.block);
  const template = reference && second?.find(reference);
  // Those of the language before stay at hand until they have come.
  const isOfLanguage = words.second?.locale === second?.locale;
  return blockInWords(block, {
    parts: words.parts,
    second: template && { template, parts: isOfLanguage ? words.second?.parts : undefined },
  });
}
