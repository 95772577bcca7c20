import { stemmer } from "@orama/stemmers/french";
import type { Analyzer } from "../../domain/finding/keyword/analyzer.ts";
import { listWords } from "../../domain/finding/keyword/stop-words.ts";

const stopWords = listWords(`
  a afin ai aie ait alors apres au aucun aussi autre autres aux avant avec avez avoir avons besoin bien c ca car ce
  ceci cela celle celles celui ces cet cette ceux chaque chez comme comment contre d dans de depuis des donc dont du
  elle elles en encore entre environ es est et etre eu eux faire fait faut font ici il ils j je jusque l la le les
  leur leurs lors lui m ma mais max maximum me meme mes mettre moi moins mon n ne ni nos notre nous on ont ou par
  parce pas pendant peu peut peuvent plus pour qu quand que quel quelle quelles quels qui quoi s sa sans se ses si
  sommes son sont sous sur t ta te tes toi ton tous tout toute toutes tu un une vers veux vos votre vous y
`);

/** The stemmer takes `jeux` for another word than `jeu`, and `lieux` for another than `lieu`. */
function withoutPlural(word: string): string {
  return word.replace(/(jeu|lieu)x$/, "$1");
}

/** The stemmer knows these endings by their accents, which many leave out. */
function restoreAccents(word: string): string {
  return word
    .replace(/ee(s?)$/, "ée$1")
    .replace(/ite(s?)$/, "ité$1")
    .replace(/iere(s?)$/, "ière$1");
}

export const analyzer: Analyzer = { stem: (word) => stemmer(restoreAccents(withoutPlural(word))), stopWords };
