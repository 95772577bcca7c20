import { planFixedPage } from "./fixed-page.ts";
import { listedCards } from "./listing-data.ts";
import type { PageMaker } from "./page-maker.ts";
import type { PagePlan } from "./page-plan.ts";

/** The listings write the folders that it names. */
export function planFavouritesPage(maker: PageMaker): PagePlan {
  const { text } = maker;
  const page = {
    route: { name: "favourites" },
    title: text("favouritesPage", "title"),
    description: text("descriptions", "favourites"),
  } as const;
  return planFixedPage(maker, page, () => ({
    data: {
      screen: "favourites",
      files: {
        inspiration: listedCards("inspiration", maker).folder.address,
        session: listedCards("session", maker).folder.address,
      },
    },
  }));
}
