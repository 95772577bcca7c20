import { stemmer } from "@orama/stemmers/portuguese";
import type { Analyzer } from "../../domain/finding/keyword/analyzer.ts";
import { listWords } from "../../domain/finding/keyword/stop-words.ts";

const stopWords = listWords(`
  a ainda alguem algum alguma algumas alguns ante antes ao aos apos aproximadamente aquela aquele aquilo as assim ate
  bem cada cerca com como contra cujo da das de dela dele deles depois desde dessa desse desta deste do dos e ela elas
  ele eles em enquanto entre era es essa essas esse esses esta estao estas este estes eu fazer foi for ha isso isto ja
  lhe mais mas max maximo me menos mesmo meu meus minha minhas muito na nada nao nas nem nenhum no nos nossa nossas
  nosso nossos num numa o onde os ou outra outras outro outros para pela pelas pelo pelos pode podem por pouco precisa
  preciso qual quando quanto que quem quero sao se sem ser seu seus so sob sobre somos sua suas tambem tao te tem
  temos tenho ter teu tua tudo um uma umas uns vai voce voces vos vossa vosso
`);

/** The stemmer knows these endings by their accents, which many leave out. */
function restoreAccents(word: string): string {
  return word
    .replace(/c(ao|oes)$/, (_, ending) => (ending === "ao" ? "ção" : "ções"))
    .replace(/av(el|eis)$/, "áv$1")
    .replace(/([ae])nci(as?)$/, (_, vowel, ending) => `${vowel === "a" ? "â" : "ê"}nci${ending}`);
}

/** Words in -ão have three plurals, which the stemmer takes for words of their own: `reunião`, `reuniões`. */
const nasalEnding = /^(.{2,}[^cç])(?:ão|ao|ões|oes|ães|aes)$/;

export const analyzer: Analyzer = {
  stem: (word) => nasalEnding.exec(word)?.[1] ?? stemmer(restoreAccents(word)),
  stopWords,
};
