import { type Locale, locales } from "../../domain/locale.ts";
import { mostInSituation, type SituationData } from "../../domain/page.ts";
import { pathOf } from "../../domain/route.ts";
import { planFixedPage } from "./fixed-page.ts";
import { planLinks } from "./meeting-plan/plan-links.ts";
import type { PageMaker } from "./page-maker.ts";
import type { PagePlan } from "./page-plan.ts";
import { type SituationOutline, situationsIn } from "./situations.ts";

/** A page for each situation of the language. */
export function planSituationPages(maker: PageMaker): PagePlan[] {
  const { catalogue, locale, text } = maker;
  const inLocales = new Map(locales.map((each) => [each, situationsIn(catalogue, each)]));
  const situations = inLocales.get(locale) ?? [];
  return situations.map((situation) => {
    const { id, name, slug } = situation;
    const page = {
      route: { name: "situation", slug } as const,
      title: name,
      description: text("descriptions", "situation", { name }),
      source: "content/vocabulary/situations.yaml",
      translations: [...inLocales].flatMap(([each, its]) =>
        addressOf(
          its.find((other) => other.id === id),
          each,
        ),
      ),
    };
    return planFixedPage(maker, page, () => ({ data: situationData(situation, situations, maker) }));
  });
}

function addressOf(situation: SituationOutline | undefined, locale: Locale) {
  return situation ? [{ locale, url: pathOf({ name: "situation", slug: situation.slug }, locale) }] : [];
}

function situationData(situation: SituationOutline, all: readonly SituationOutline[], maker: PageMaker): SituationData {
  const { id, name, templates } = situation;
  const count = (kind: string) => templates.filter((template) => template.kind === kind).length;
  return {
    screen: "situation",
    id,
    name,
    counts: { inspiration: count("inspiration"), session: count("session") },
    templates: templates.slice(0, mostInSituation).flatMap((template) => {
      const card = maker.card(template);
      const when = template.words[maker.locale]?.summary.when;
      return card && when ? [{ card, when: maker.prose(when) }] : [];
    }),
    plans: planLinks(
      maker.catalogue.plans.filter(({ situations }) => situations.includes(id)),
      maker,
    ),
    others: all.filter((other) => other !== situation).map((other) => maker.situation(other.id)),
  };
}
