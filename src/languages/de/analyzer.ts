import { stemmer } from "@orama/stemmers/german";
import type { Analyzer } from "../../domain/finding/keyword/analyzer.ts";
import { listWords } from "../../domain/finding/keyword/stop-words.ts";

const stopWords = listWords(`
  ab aber alle allem allen aller alles als also am an andere anderen auch auf aus bei beim bin binnen bis bitte ca
  circa da dabei dafur damit danach dann daran darf das dass dein deine dem den denn der des dich die dies diese
  diesem diesen dieser dieses dir doch dort du durch ein eine einem einen einer eines er es etwa etwas euch euer eure
  fur gegen habe haben hat hatte hier hin hochstens ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im in innerhalb ins
  ist ja jede jedem jeden jeder jedes kann kein keine konnen machen man max maximal mehr mein meine mich mir mit
  mochte muss mussen nach nicht nichts noch nun nur ob oder ohne rund sehr sein seine seit sich sie sind so soll
  sollen sondern uber um und ungefahr uns unser unsere unter vom von vor war was weil welche welcher welches weniger
  wenn wer werden wie will wir wird wo wollen worden wurde zu zum zur zwischen
`);

export const analyzer: Analyzer = { stem: stemmer, stopWords };
