import type { Content } from "../content.ts";
import { type Problem, quote } from "../problem.ts";
import { workOf } from "../texts.ts";
import { sentencesOf } from "./sentences.ts";

/** Shorter ones are formulas that every text needs, such as “Timer at 5 minutes”. */
const leastWords = 8;

/** Names and the words of boards may repeat. */
const namingFields: readonly unknown[] = ["board", "alsoKnownAs", "caption"];

/** Sentences that stand in two templates: the second was copied, not written. */
export function findRepeatedSentences(content: Content): Problem[] {
  const firsts = new Map<string, { template: string; file: string }>();
  const problems: Problem[] = [];
  for (const template of content.templates) {
    const { texts } = workOf(template);
    for (const text of texts.filter(({ field }) => !namingFields.includes(field[0]))) {
      const { locale, source } = text;
      for (const words of sentencesOf(text)) {
        if (words.length < leastWords) continue;
        const sentence = words.join(" ");
        const first = firsts.get(`${locale} ${sentence}`);
        if (first === undefined) firsts.set(`${locale} ${sentence}`, { template: template.path, file: source.path });
        else if (first.template !== template.path)
          problems.push(source.problem(text.field, quote(sentence), `say it in other words than ${first.file}`));
      }
    }
  }
  return problems;
}
