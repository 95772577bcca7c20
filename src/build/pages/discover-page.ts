import type { DiscoverWords } from "../../domain/catalogue.ts";
import { aboutTopics } from "../../domain/page.ts";
import { planFixedPage } from "./fixed-page.ts";
import type { PageMaker } from "./page-maker.ts";
import type { PagePlan } from "./page-plan.ts";

export function planDiscoverPage(maker: PageMaker, discover: DiscoverWords): PagePlan {
  const { title, description, intro, call } = discover;
  const source = `content/discover/${maker.locale}.yaml`;
  return planFixedPage(maker, { route: { name: "discover" }, source, title, description }, () => ({
    data: {
      screen: "discover",
      title,
      intro: maker.prose(intro),
      topics: aboutTopics.map((id) => {
        const { title, text, points } = discover[id];
        return { id, title, text: maker.prose(text), points };
      }),
      call,
    },
  }));
}
