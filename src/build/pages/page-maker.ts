import type { Catalogue } from "../../domain/catalogue.ts";
import type { Locale } from "../../domain/locale.ts";
import type { Card, GoalTerm, Html, NamedTerm, PageDate } from "../../domain/page.ts";
import type { Template, TemplateKind } from "../../domain/template.ts";
import type { VocabularyList } from "../../domain/vocabulary.ts";
import type { Pictures } from "../pictures.ts";
import type { Addresses } from "./addresses.ts";
import type { InterfaceTexts } from "./interface-texts.ts";
import { keepTogether } from "./keep-together.ts";
import { createProseRenderer } from "./render-prose.ts";

interface PageMakerOptions {
  catalogue: Catalogue;
  addresses: Addresses;
  pictures: Pictures;
  locale: Locale;
  text: InterfaceTexts;
}

/** What the pages of one language are made with. */
export class PageMaker {
  readonly catalogue: Catalogue;
  readonly addresses: Addresses;
  readonly pictures: Pictures;
  readonly locale: Locale;
  readonly text: InterfaceTexts;
  /** Turns prose of the content into markup. */
  readonly prose: (text: string) => Html;
  readonly #dates: Intl.DateTimeFormat;

  constructor({ catalogue, addresses, pictures, locale, text }: PageMakerOptions) {
    this.catalogue = catalogue;
    this.addresses = addresses;
    this.pictures = pictures;
    this.locale = locale;
    this.text = text;
    const prose = createProseRenderer((link) => addresses.resolve(link, locale));
    this.prose = (text) => prose(keepTogether(text));
    this.#dates = new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, { dateStyle: "long", timeZone: "UTC" });
  }

  /** Those that have the language, newest first. */
  templates(kind: TemplateKind): Template[] {
    return templatesIn(this.catalogue, kind, this.locale);
  }

  date(iso: string): PageDate {
    return { iso, text: this.#dates.format(new Date(iso)) };
  }

  term(list: VocabularyList, id: string): NamedTerm & { definition: string } {
    const term = this.catalogue.vocabulary[list][id];
    if (!term) throw new Error(`There is no ${id} in the vocabulary's ${list}`);
    return { id, name: term.name[this.locale], definition: term.definition[this.locale] };
  }

  name(list: VocabularyList, id: string): NamedTerm {
    const { name } = this.term(list, id);
    return { id, name };
  }

  goal(id: string): GoalTerm {
    const goal = this.catalogue.vocabulary.goals[id];
    if (!goal) throw new Error(`There is no goal ${id}`);
    return { id, name: goal.name[this.locale], color: goal.color };
  }

  /** Nothing when the template lacks the language. */
  card(template: Template): Card | undefined {
    const words = template.words[this.locale];
    const url = this.addresses.urlOf(template, this.locale);
    if (!words || url === undefined) return undefined;
    return {
      kind: template.kind,
      key: template.key,
      url,
      name: words.name,
      promise: words.promise,
      minutes: template.facts.minutes,
      group: template.facts.group,
      level: this.name("levels", template.facts.level).name,
      goal: this.goal(template.facts.goals[0]),
      picture: this.pictures.cardOf(template),
    };
  }

  cards(templates: readonly Template[]): Card[] {
    return templates.flatMap((template) => this.card(template) ?? []);
  }
}

export function templatesIn(catalogue: Catalogue, kind: TemplateKind, locale: Locale): Template[] {
  const templates: Template[] = catalogue[`${kind}s`];
  return templates.filter(({ words }) => words[locale]);
}
