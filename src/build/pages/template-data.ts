import type { Locale } from "../../domain/locale.ts";
import { materialsNeeded } from "../../domain/materials.ts";
import type { PartData, TemplateData } from "../../domain/page.ts";
import { pathOf } from "../../domain/route.ts";
import type { BlockFacts, ExampleWords, PartFacts, PartWords, SourceFacts, Template } from "../../domain/template.ts";
import type { TemplatePictures } from "../pictures/pictures.ts";
import { mapTexts } from "../read/map-texts.ts";
import type { PageMaker } from "./page-maker.ts";
import { paperLinkTo } from "./paper-link.ts";

/** The data of a template's page. Throws when the template lacks the maker's language: such a page is not planned. */
export function templateData(template: Template, board: TemplatePictures["board"], maker: PageMaker): TemplateData {
  const { locale } = maker;
  const { facts } = template;
  const words = template.words[locale];
  if (!words) throw new Error(`There is no ${locale} text`);
  const { prose, keepTogether } = maker;
  const levels = Object.keys(maker.catalogue.vocabulary.levels);
  const [mainGoal, ...otherGoals] = facts.goals;
  const { what, when, result, whenNot } = words.summary;

  return {
    screen: "template",
    kind: template.kind,
    key: template.key,
    name: words.name,
    promise: words.promise,
    goals: [maker.goal(mainGoal), ...otherGoals.map((id) => maker.goal(id))],
    phases: facts.phases.map((id) => maker.term("phases", id)),
    level: {
      ...maker.name("levels", facts.level),
      rank: (levels.indexOf(facts.level) + 1) as 1 | 2 | 3,
      why: words.level,
    },
    group: facts.group,
    minutes: facts.minutes,
    preparationMinutes: facts.preparationMinutes,
    places: facts.places,
    alsoKnownAs: words.alsoKnownAs,
    picture: maker.source.pictureOf(template),
    situations: facts.situations.map((id) => maker.situation(id)),
    tags: facts.tags.map((id) => maker.name("tags", id)),
    desk: maker.term("desks", facts.desk),
    added: maker.date(facts.added),
    summary: { what: prose(what), when: prose(when), result: prose(result), whenNot: prose(whenNot) },
    prerequisites: mapTexts(words.prerequisites, keepTogether),
    whyItWorks: prose(words.whyItWorks),
    debrief: words.debrief?.map(keepTogether) ?? [],
    suggestions: words.suggestions.map(prose),
    traps: words.traps.map(({ trap, rescue }) => ({ trap, rescue: prose(rescue) })),
    variants: words.variants.map(({ name, change, why }) => ({ name, change: prose(change), why })),
    inclusion: facts.inclusion.map((need, index) => ({ need, text: prose(words.inclusion[index] ?? "") })),
    sources: facts.sources.map((source, index) => ({
      html: prose(words.sources[index] ?? ""),
      ...nameLanguage(source, locale),
    })),
    settings: words.settings.map(keepTogether),
    recommendations: recommendationsOf(template, maker),
    paperLink: paperLinkTo(maker.siteUrl + pathOf({ name: template.kind, slug: words.slug }, locale)),
    materials: materialsNeeded(template.kind === "inspiration" ? template.facts.steps : template.facts.blocks),
    ...dataOfKind(template, board, maker),
  };
}

type DataOfKind = Pick<TemplateData, "activity" | "contexts" | "preparing" | "parts" | "example" | "recap" | "board">;

function dataOfKind(template: Template, board: TemplatePictures["board"], maker: PageMaker): DataOfKind {
  const { locale } = maker;
  if (template.kind === "inspiration") {
    const { facts } = template;
    const words = template.words[locale] as NonNullable<(typeof template.words)[typeof locale]>;
    return {
      activity: facts.activity,
      contexts: [],
      preparing: [],
      parts: facts.steps.map((step, index) => partData(step, words.steps[index], maker)),
      example: exampleData(words.example, maker),
      board: { ...board, caption: words.board.caption },
    };
  }
  const { facts } = template;
  const words = template.words[locale] as NonNullable<(typeof template.words)[typeof locale]>;
  return {
    contexts: facts.contexts.map((id) => maker.name("contexts", id)),
    preparing: words.preparing.map(maker.prose),
    parts: facts.blocks.map((block, index) => partData(block, words.blocks[index], maker)),
    recap: { text: maker.prose(words.recap.text), example: words.recap.example },
    board: { ...board, caption: words.caption },
  };
}

function exampleData({ story, moment, outcome }: ExampleWords, maker: PageMaker): NonNullable<TemplateData["example"]> {
  const said = moment.said.map(({ by, words }) => ({ by, words: maker.keepTogether(words) }));
  return {
    story: maker.prose(story),
    moment: { scene: maker.prose(moment.scene), said },
    outcome: maker.prose(outcome),
  };
}

/** A source with the name of its language, as the page's language calls it. */
function nameLanguage(source: SourceFacts, locale: Locale): SourceFacts {
  const language = source.language && new Intl.DisplayNames(locale, { type: "language" }).of(source.language);
  return language ? { ...source, language } : source;
}

function partData(facts: PartFacts | BlockFacts, words: PartWords | undefined, maker: PageMaker): PartData {
  if (!words) throw new Error("A step of the facts has no words");
  const keys = "activities" in facts ? facts.activities : [];
  const { minutes, shortest, canSkip, grows, who, groupsOf, uses } = facts;
  return {
    minutes,
    shortest,
    canSkip,
    grows,
    who,
    ...(groupsOf && { groupsOf }),
    uses,
    title: words.title,
    do: maker.prose(words.do),
    say: maker.keepTogether(words.say),
    ...(words.result && { result: maker.keepTogether(words.result) }),
    activities: keys.flatMap((key) => {
      const card = maker.card(maker.addresses.template(`inspiration:${key}`));
      return card ? [{ name: card.name, url: card.url, minutes: card.minutes }] : [];
    }),
  };
}

function recommendationsOf(template: Template, maker: PageMaker): TemplateData["recommendations"] {
  return template.facts.recommendations.flatMap((reference, index) => {
    const card = maker.card(maker.addresses.template(reference));
    const reason = template.words[maker.locale]?.recommendations[index];
    return card && reason ? [{ card, reason }] : [];
  });
}
