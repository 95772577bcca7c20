import type { Catalogue } from "../../src/domain/catalogue.ts";
import type { Locale } from "../../src/domain/locale.ts";
import { Random } from "../catalogue/random.ts";

const seed = 4711;

/** Keywords that visitors may type for some templates, spread over the listing: words of names, of texts, two words, slips. */
export function sampleKeywords({ inspirations }: Catalogue, locale: Locale, count: number): string[] {
  const random = new Random(seed);
  const kinds = [nameWord, wordOf("what"), twoWords, slip, wordOf("when")];
  return Array.from({ length: count }, (_, index) => {
    const words = inspirations[Math.floor(((index + 0.5) * inspirations.length) / count)]?.words[locale];
    if (!words) throw new Error(`A template to look for has no words in ${locale}`);
    return kinds[index % kinds.length]?.(words.name, words.summary, random) ?? words.name;
  });
}

type Texts = Record<"what" | "when", string>;

const longWords = (text: string) => text.toLowerCase().match(/\p{L}{5,}/gu) ?? [];

function nameWord(name: string): string | undefined {
  return longWords(name).at(-1);
}

function wordOf(text: keyof Texts) {
  return (_name: string, texts: Texts, random: Random) => random.pick(longWords(texts[text]));
}

function twoWords(name: string, texts: Texts): string | undefined {
  return [nameWord(name), longWords(texts.what)[0]].filter(Boolean).join(" ");
}

/** Two letters that were swapped. */
function slip(name: string, _texts: Texts, random: Random): string | undefined {
  const word = nameWord(name);
  if (!word) return undefined;
  const at = 1 + random.below(word.length - 2);
  return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
}
