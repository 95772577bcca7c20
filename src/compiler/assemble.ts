import type { Catalogue, CatalogueOf, NewsItem } from "../domain/catalogue.ts";
import type { Locale } from "../domain/locale.ts";
import type { Template, TemplateOutline } from "../domain/template.ts";
import {
  type Goal,
  type Situation,
  type Term,
  type Vocabulary,
  type VocabularyList,
  vocabularyLists,
} from "../domain/vocabulary.ts";
import { compareText } from "./compare-text.ts";
import { type EntryDraft, entriesOf, type SiteContent, type TemplateDraft } from "./content.ts";
import type { ParsedFile } from "./parse-file.ts";

/** Makes a template of a draft in which nothing is missing or broken any more. */
export function assembleTemplate(draft: TemplateDraft): Template {
  return { kind: draft.kind, ...wholeEntry<unknown, unknown>(draft) } as Template;
}

/** Templates in any order, whole or as far as somebody needs them. */
export function arrangeCatalogue<Entry extends TemplateOutline>(
  { news, vocabulary, home, plans, discover, synonyms, situationPhrases, consent, privacy }: SiteContent,
  templates: readonly Entry[],
): CatalogueOf<Entry> {
  const sorted = [...templates].sort(newestFirst(({ facts }) => facts.added));
  return {
    vocabulary: assembleVocabulary(vocabulary),
    inspirations: sorted.filter(({ kind }) => kind === "inspiration"),
    sessions: sorted.filter(({ kind }) => kind === "session"),
    news: news
      .map((draft): NewsItem => {
        const { key, facts, words } = wholeEntry(draft);
        return { key, ...facts, words: words as NewsItem["words"] };
      })
      .sort(newestFirst(({ date }) => date)),
    homeBoards: wholeOf(home.boards),
    plans: entriesOf(plans).map(([key, file]) => ({ key, ...wholeOf(file) })),
    discover: wholeWords(discover) as Catalogue["discover"],
    synonyms: wholeWords(synonyms) as Catalogue["synonyms"],
    situationPhrases: wholeWords(situationPhrases) as Catalogue["situationPhrases"],
    consent: wholeWords(consent) as Catalogue["consent"],
    privacy: wholeWords(privacy),
  };
}

/** Whether `assembleVocabulary` can be asked for it. */
export function isVocabularyWhole({ vocabulary }: SiteContent): boolean {
  return vocabularyLists.every((list) => vocabulary[list]?.whole !== undefined);
}

export function assembleVocabulary(vocabulary: SiteContent["vocabulary"]): Vocabulary {
  const list = <Entry = Term>(name: VocabularyList) => wholeOf(vocabulary[name]) as Record<string, Entry>;
  return {
    goals: list<Goal>("goals"),
    contexts: list("contexts"),
    phases: list("phases"),
    levels: list("levels"),
    tags: list("tags"),
    desks: list("desks"),
    situations: list<Situation>("situations"),
  };
}

function wholeEntry<Facts, Words>({ key, facts, words }: EntryDraft<Facts, Words>) {
  return { key, facts: wholeOf(facts), words: wholeWords(words) };
}

function wholeWords<Words>(files: Partial<Record<Locale, ParsedFile<Words>>>): Partial<Record<Locale, Words>> {
  return Object.fromEntries(entriesOf(files).map(([locale, file]) => [locale, wholeOf(file)])) as Partial<
    Record<Locale, Words>
  >;
}

function wholeOf<T>(file: ParsedFile<T> | undefined): T {
  if (file?.whole === undefined) throw new UncheckedContentError(file?.source.path ?? "a missing file");
  return file.whole;
}

/** A check let something through: a mistake of the compiler, not of a writer. */
class UncheckedContentError extends Error {
  readonly code = "UNCHECKED_CONTENT";

  constructor(path: string) {
    super(`${path} was taken for sound and is not`);
    this.name = "UncheckedContentError";
  }
}

function newestFirst<Item extends { key: string }>(dateOf: (item: Item) => string) {
  return (a: Item, b: Item): number => compareText(dateOf(b), dateOf(a)) || compareText(a.key, b.key);
}
