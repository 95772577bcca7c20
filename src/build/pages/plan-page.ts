import type { Locale } from "../../domain/locale.ts";
import { planFixedPage } from "./fixed-page.ts";
import type { PageMaker } from "./page-maker.ts";
import type { PagePlan } from "./page-plan.ts";
import { planTemplatesFolder } from "./plan-templates.ts";

/** The page on which visitors make a plan of their own, with the makers of all languages. */
export function planPageOfPlans(maker: PageMaker, makers: ReadonlyMap<Locale, PageMaker>): PagePlan {
  const { locale, text } = maker;
  const page = {
    route: { name: "plan" },
    title: text("plan", "title"),
    description: text("descriptions", "plan"),
  } as const;
  return planFixedPage(maker, page, () => {
    const { address, files } = planTemplatesFolder(maker);
    const others = [...makers].filter(([other]) => other !== locale);
    const templatesIn = Object.fromEntries(others.map(([other, its]) => [other, planTemplatesFolder(its).address]));
    return { data: { screen: "plan", templates: address, templatesIn }, files };
  });
}
