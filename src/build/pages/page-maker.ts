import type { Locale } from "../../domain/locale.ts";
import type { Card, GoalTerm, Html, NamedTerm, PageDate, SituationTerm } from "../../domain/page.ts";
import { pathOf } from "../../domain/route.ts";
import { places, type TemplateKind, type TemplateOutline } from "../../domain/template.ts";
import type { VocabularyList } from "../../domain/vocabulary.ts";
import type { Pictures } from "../pictures/pictures.ts";
import type { Addresses } from "./addresses.ts";
import { createDateFormatter } from "./format-date.ts";
import type { InterfaceTexts } from "./interface-texts.ts";
import { keepTogetherIn } from "./keep-together.ts";
import { createProseRenderer } from "./render-prose.ts";
import type { TemplateSource } from "./template-source.ts";

interface PageMakerOptions {
  templates: TemplateSource;
  addresses: Addresses;
  /** Needed to assemble pages, not to plan them. */
  pictures?: Pictures;
  locale: Locale;
  text: InterfaceTexts;
  /** The public address of the site. */
  siteUrl: string;
}

/** Makes the parts that pages of one language share: cards, terms, dates, prose. */
export class PageMaker {
  readonly source: TemplateSource;
  readonly catalogue: TemplateSource["catalogue"];
  readonly addresses: Addresses;
  readonly locale: Locale;
  readonly text: InterfaceTexts;
  readonly siteUrl: string;
  /** Keeps lines from ending within what belongs together. */
  readonly keepTogether: (text: string) => string;
  /** Turns prose of the content into markup. */
  readonly prose: (text: string) => Html;
  readonly #writeDate: (iso: string) => string;
  readonly #pictures: Pictures | undefined;

  constructor({ templates, addresses, pictures, locale, text, siteUrl }: PageMakerOptions) {
    this.source = templates;
    this.catalogue = templates.catalogue;
    this.addresses = addresses;
    this.#pictures = pictures;
    this.locale = locale;
    this.text = text;
    this.siteUrl = siteUrl;
    const prose = createProseRenderer((link) => addresses.resolve(link, locale));
    this.keepTogether = keepTogetherIn(locale);
    this.prose = (text) => prose(this.keepTogether(text));
    this.#writeDate = createDateFormatter(locale);
  }

  get pictures(): Pictures {
    if (!this.#pictures) throw new Error("These pages were to be planned alone");
    return this.#pictures;
  }

  /** The templates of a kind that have the language, newest first. */
  templates(kind: TemplateKind): TemplateOutline[] {
    return templatesIn(this.catalogue, kind, this.locale);
  }

  date(iso: string): PageDate {
    return { iso, text: this.#writeDate(iso) };
  }

  term(list: Exclude<VocabularyList, "situations">, id: string): NamedTerm & { definition: string } {
    const term = this.catalogue.vocabulary[list][id];
    return { ...this.name(list, id), definition: term?.definition[this.locale] ?? "" };
  }

  name(list: VocabularyList, id: string): NamedTerm {
    const term = this.catalogue.vocabulary[list][id];
    if (!term) throw new Error(`There is no ${id} in the vocabulary's ${list}`);
    return { id, name: term.name[this.locale] };
  }

  situation(id: string): SituationTerm {
    const named = this.name("situations", id);
    const slug = this.catalogue.vocabulary.situations[id]?.slug[this.locale] ?? "";
    return { ...named, url: pathOf({ name: "situation", slug }, this.locale) };
  }

  goal(id: string): GoalTerm {
    const goal = this.catalogue.vocabulary.goals[id];
    if (!goal) throw new Error(`There is no goal ${id}`);
    return { id, name: goal.name[this.locale], color: goal.color };
  }

  /** The card of a template; undefined if the template lacks the language. */
  card(template: TemplateOutline): Card | undefined {
    const { facts } = template;
    const words = template.words[this.locale];
    const url = this.addresses.urlOf(template, this.locale);
    if (!words || url === undefined) return undefined;
    return {
      kind: template.kind,
      key: template.key,
      url,
      name: words.name,
      promise: words.promise,
      minutes: facts.minutes,
      group: facts.group,
      places: places.filter((place) => facts.places[place] === "as-is"),
      preparationMinutes: facts.preparationMinutes,
      level: this.name("levels", facts.level).name,
      goal: this.goal(facts.goals[0]),
      picture: facts.blocks ? "" : this.source.pictureOf(template),
      blocks: (facts.blocks ?? []).map(({ minutes }, at) => ({ title: words.blocks?.[at]?.title ?? "", minutes })),
    };
  }

  cards(templates: readonly TemplateOutline[]): Card[] {
    return templates.flatMap((template) => this.card(template) ?? []);
  }
}

export function templatesIn(
  catalogue: TemplateSource["catalogue"],
  kind: TemplateKind,
  locale: Locale,
): TemplateOutline[] {
  return catalogue[`${kind}s`].filter(({ words }) => words[locale]);
}
