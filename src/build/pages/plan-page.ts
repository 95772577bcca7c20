import { planFixedPage } from "./fixed-page.ts";
import type { PageMaker } from "./page-maker.ts";
import type { PagePlan } from "./page-plan.ts";
import { planTemplatesFolder } from "./plan-templates.ts";

/** The page on which visitors make a plan of their own. */
export function planPageOfPlans(maker: PageMaker): PagePlan {
  const { text } = maker;
  const page = {
    route: { name: "plan" },
    title: text("plan", "title"),
    description: text("descriptions", "plan"),
  } as const;
  return planFixedPage(maker, page, () => {
    const { address, files } = planTemplatesFolder(maker);
    return { data: { screen: "plan", templates: address }, files };
  });
}
