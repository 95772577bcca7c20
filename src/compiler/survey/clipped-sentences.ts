import type { Content } from "../content.ts";
import { type Problem, quote } from "../problem.ts";
import { workOf } from "../texts.ts";
import { fieldOfRunningText } from "./running-text.ts";
import { sentencesOf } from "./sentences.ts";

/** A telegram has fewer. */
const leastWords = 4;

/** Spoken words, and those on a note, may be as short as they are. */
const quotation = /[“„«‘‚"]/;

/** Sentences of running text that are so short that somebody has clipped them. */
export function findClippedSentences({ templates }: Content): Problem[] {
  return templates.flatMap((template) =>
    workOf(template).texts.flatMap((text) => {
      if (fieldOfRunningText(text) === undefined || quotation.test(text.plain)) return [];
      return sentencesOf(text)
        .filter((words) => words.length > 0 && words.length < leastWords)
        .map((words) =>
          text.source.problem(text.field, quote(words.join(" ")), "write a whole sentence, or join it to another"),
        );
    }),
  );
}
