import { stemmer } from "@orama/stemmers/italian";
import type { Analyzer } from "../../domain/finding/keyword/analyzer.ts";
import { listWords } from "../../domain/finding/keyword/stop-words.ts";

const stopWords = listWords(`
  a abbiamo ad agli ai al all alla alle allo anche ancora avere ben c che chi ci ciascuno cioe circa come con contro
  cosa cosi cui d da dagli dai dal dall dalla dalle dallo degli dei del dell della delle dello dentro di dopo dove due
  e ed entro era essere fa fare fino fra ha hanno ho i il in io l la le lei lo loro lui ma massimo max me meno mi mia
  mie miei mio molto ne negli nei nel nell nella nelle nello niente no noi non nostra nostre nostri nostro o ogni per
  pero piu poco poi prima puo qual quale quali quando quanto quel quella quelle quelli quello questa queste questi
  questo qui s se sei senza si sia siamo sono sopra sotto su sua sue sugli sui sul sull sulla sulle sullo suo suoi t
  ti tra tu tua tue tuo tuoi tutta tutte tutti tutto un una uno v vi voglio voi vostra vostre vostri vostro
`);

/** The stemmer knows these endings by their accents, which many leave out. */
function restoreAccents(word: string): string {
  return word.replace(/([lrv])ita$/, "$1ità");
}

export const analyzer: Analyzer = { stem: (word) => stemmer(restoreAccents(word)), stopWords };
