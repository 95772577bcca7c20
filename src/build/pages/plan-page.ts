import type { PlanData } from "../../domain/page.ts";
import { planFixedPage } from "./fixed-page.ts";
import { listingFolders } from "./listing-data.ts";
import type { PageMaker } from "./page-maker.ts";
import type { PagePlan } from "./page-plan.ts";
import { planLinks } from "./plan-links.ts";
import { planTemplatesFolder } from "./plan-templates.ts";

/** The page on which visitors make a plan of their own. The listings write the folders of theirs that it names. */
export function planPageOfPlans(maker: PageMaker): PagePlan {
  const { text } = maker;
  const page = {
    route: { name: "plan" },
    title: text("plan", "title"),
    description: text("descriptions", "plan"),
  } as const;
  return planFixedPage(maker, page, () => {
    const { address, files } = planTemplatesFolder(maker);
    const data: PlanData = {
      screen: "plan",
      templates: address,
      listings: { inspiration: listingFolders("inspiration", maker), session: listingFolders("session", maker) },
      ready: planLinks(maker.catalogue.plans, maker),
    };
    return { data, files };
  });
}
