import { stemmer } from "@orama/stemmers/spanish";
import type { Analyzer } from "../../domain/finding/keyword/analyzer.ts";
import { listWords } from "../../domain/finding/keyword/stop-words.ts";

const stopWords = listWords(`
  a al algo alguna algunas alguno algunos ante antes aproximadamente aquel aquella asi aun aunque bien cada como con
  contra cual cuando cuanto de del desde donde durante e el ella ellas ellos en entre era es esa esas ese eso esos
  esta estan estas este esto estos fue ha hacer hacia han hasta hay la las le les lo los mas max maximo me menos mi
  mis mucho muy nada necesito ni no nos nosotros nuestra nuestras nuestro nuestros o os otra otras otro otros para
  pero poco por puede pueden que quien quiero se sea segun ser si sin sobre son su sus tambien tan te tenemos tiene
  tienen todo todos tras tu tus u un una unas uno unos vosotros vuestra vuestras vuestro vuestros y ya yo
`);

/** The stemmer knows this ending by its accent, which many leave out. */
function restoreAccents(word: string): string {
  return word.replace(/cion$/, "ción");
}

export const analyzer: Analyzer = { stem: (word) => stemmer(restoreAccents(word)), stopWords };
