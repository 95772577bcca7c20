import type { Locale } from "../../domain/locale.ts";
import type { Content } from "../content.ts";
import { groupBy } from "../grouping.ts";
import { workOf } from "../texts.ts";
import { fieldOfRunningText } from "./running-text.ts";
import { sentencesOf } from "./sentences.ts";

/** The words by which a formula is known, and the largest share of a field's sentences that may begin with the same. */
const openingWords = 3;
const mostShare = 0.05;
/** Entries of this list begin with the day on which they are due. */
const datedField = "preparing";
/** In a field of fewer sentences, two that begin alike are a twentieth already. */
const leastSentences = 60;

export interface Formula {
  locale: Locale;
  field: string;
  opening: string;
  sentences: number;
  share: number;
}

/** Beginnings with which too many sentences of a field begin in one language. */
export function findFormulas({ templates }: Content): Formula[] {
  const openings = templates.flatMap((template) =>
    workOf(template).texts.flatMap((text) => {
      const field = fieldOfRunningText(text);
      if (field === undefined || field === datedField) return [];
      return sentencesOf(text)
        .filter((words) => words.length > openingWords)
        .map((words) => ({ locale: text.locale, field, opening: words.slice(0, openingWords).join(" ") }));
    }),
  );
  return [...groupBy(openings, ({ locale, field }) => `${locale} ${field}`).values()].flatMap((inField) => {
    if (inField.length < leastSentences) return [];
    return [...groupBy(inField, ({ opening }) => opening).values()].flatMap((alike) => {
      const [first] = alike;
      const share = alike.length / inField.length;
      return first && share > mostShare ? [{ ...first, sentences: alike.length, share }] : [];
    });
  });
}

export function formatFormula({ locale, field, opening, sentences, share }: Formula): string {
  return `${locale}  ${field}  found ${sentences} sentences (${Math.round(share * 100)} %) that begin with '${opening}', begin some in other ways`;
}
