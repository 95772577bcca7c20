import type { FittedBlock } from "../../../../domain/plan/fit-plan.ts";
import { templateOfBlock } from "../../../../domain/plan/template-of-block.ts";
import { type BlockInWords, blockInWords } from "./block-in-words.ts";
import type { OpenedWords } from "./open-words.ts";
import type { SecondLanguage } from "./second-language.tsx";

/** A block with its opened words. Of the second language it has the titles at least, until the words have come. */
export function inWords(
  block: FittedBlock,
  words: Extract<OpenedWords, { state: "open" }>,
  second: SecondLanguage | undefined,
): BlockInWords {
  const reference = templateOfBlock(block.block);
  const template = reference && second?.find(reference);
  // Words of a language that was chosen before stay until those of the new one have come.
  const isOfLanguage = words.second?.locale === second?.locale;
  return blockInWords(block, {
    parts: words.parts,
    second: template && { template, parts: isOfLanguage ? words.second?.parts : undefined },
  });
}
