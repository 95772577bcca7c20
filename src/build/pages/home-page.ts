import type { DiscoverWords } from "../../domain/catalogue.ts";
import { packHighlights } from "../../domain/highlight-columns.ts";
import { aboutTopics, type HomeData } from "../../domain/page.ts";
import { planFixedPage } from "./fixed-page.ts";
import { highlightDays } from "./highlight-days.ts";
import { homeBoards } from "./home-boards.ts";
import type { PageMaker } from "./page-maker.ts";
import type { PagePlan } from "./page-plan.ts";
import { sentenceData } from "./sentence-data.ts";
import { situationsIn } from "./situations.ts";

const newsShown = 3;

export function planHomePage(maker: PageMaker, discover: DiscoverWords): PagePlan {
  const { text } = maker;
  const page = {
    route: { name: "home" },
    title: text("home", "title"),
    description: text("descriptions", "home"),
  } as const;
  return planFixedPage(maker, page, () => ({ data: homeData(maker, discover) }));
}

function homeData(maker: PageMaker, discover: DiscoverWords): HomeData {
  return {
    screen: "home",
    highlights: packHighlights(highlightDays(maker)),
    counts: { inspiration: maker.templates("inspiration").length, session: maker.templates("session").length },
    sentence: sentenceData(maker),
    ...homeBoards(maker),
    situations: situationsIn(maker.catalogue, maker.locale).map(({ id }) => maker.situation(id)),
    news: maker.catalogue.news.slice(0, newsShown).map(({ date, link, words }) => {
      const url = link === undefined ? undefined : maker.addresses.resolve(link, maker.locale);
      const { title, text } = words[maker.locale];
      return { title, text: maker.prose(text), date: maker.date(date), ...(url !== undefined && { url }) };
    }),
    about: aboutTopics.map((id) => ({ id, title: discover[id].title, short: discover[id].short })),
  };
}
