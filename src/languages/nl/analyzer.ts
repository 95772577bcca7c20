import { stemmer } from "@orama/stemmers/dutch";
import type { Analyzer } from "../../domain/finding/keyword/analyzer.ts";
import { listWords } from "../../domain/finding/keyword/stop-words.ts";

const stopWords = listWords(`
  aan al alle alleen als altijd andere ben bij bijna binnen ca circa daar daarna dan dat de deze die dit doen door dus
  een eens elk elke en er ervan even ge geen haar had heb hebben heeft hem het hier hij hoe hooguit hun iemand iets ik
  in is ja je jij jou jouw jullie kan kunnen maar maken max maximaal me mee meer met mij mijn minder moet moeten na
  naar nee niet niets nog nu of om omdat onder ongeveer ons onze ook op over per s sinds t te tegen toch toen tot
  tussen u uit uw van vanaf veel voor waar want was wat we wel welk welke werd wie wij wil willen word worden wordt
  zal ze zelf zich zij zijn zo zonder zou
`);

export const analyzer: Analyzer = { stem: stemmer, stopWords };
