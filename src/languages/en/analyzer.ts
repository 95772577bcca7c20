import { stemmer } from "@orama/stemmers/english";
import type { Analyzer } from "../../domain/finding/keyword/analyzer.ts";
import { listWords } from "../../domain/finding/keyword/stop-words.ts";

const stopWords = listWords(`
  a about after again all also am an and any approx approximately are around as at be because been before being but by
  can cannot could did do does don down during each every few for from get had has have having he her here hers him
  his how i if in into is it its just less let like ll make max maximum me more most my need no nor not now of off on
  once only or other our ours out over own re s same she should so some such t than that the their theirs them then
  there these they this those through to too under until up us use ve very want was we were what when where which
  while who whom will with within without would you your yours
`);

export const analyzer: Analyzer = { stem: stemmer, stopWords };
