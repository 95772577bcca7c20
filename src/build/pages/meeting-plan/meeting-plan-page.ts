import type { Locale } from "../../../domain/locale.ts";
import type { PlanData } from "../../../domain/page.ts";
import { planFixedPage } from "../fixed-page.ts";
import { listingFolders } from "../listing-data.ts";
import type { PageMaker } from "../page-maker.ts";
import type { PagePlan } from "../page-plan.ts";
import { planLinks } from "./plan-links.ts";
import { planTemplatesFolder } from "./plan-templates.ts";

/**
 * The page on which visitors make a plan of their own. It takes the makers of all languages, because it names the folders of templates in
 * each. It also names the folders of the listings, which the pages of the listings write.
 */
export function planMeetingPlanPage(maker: PageMaker, makers: ReadonlyMap<Locale, PageMaker>): PagePlan {
  const { locale, text } = maker;
  const page = {
    route: { name: "plan" },
    title: text("plan", "title"),
    description: text("descriptions", "plan"),
  } as const;
  return planFixedPage(maker, page, () => {
    const { address, files } = planTemplatesFolder(maker);
    const others = [...makers].filter(([other]) => other !== locale);
    const data: PlanData = {
      screen: "plan",
      templates: address,
      templatesIn: Object.fromEntries(others.map(([other, its]) => [other, planTemplatesFolder(its).address])),
      listings: { inspiration: listingFolders("inspiration", maker), session: listingFolders("session", maker) },
      ready: planLinks(maker.catalogue.plans, maker),
    };
    return { data, files };
  });
}
