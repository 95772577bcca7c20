import { planFixedPage } from "./fixed-page.ts";
import type { PageMaker } from "./page-maker.ts";
import type { PagePlan } from "./page-plan.ts";

export function planComparePage(maker: PageMaker): PagePlan {
  const { text } = maker;
  const page = {
    route: { name: "compare" },
    title: text("compare", "title"),
    description: text("descriptions", "compare"),
  } as const;
  return planFixedPage(maker, page, () => ({ data: { screen: "compare" } }));
}
