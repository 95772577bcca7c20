import type { ScreenName } from "../../domain/page.ts";
import { type Chunk, loadChunk } from "../navigation/load-chunk.ts";
import type { AnyScreen } from "./screen.ts";

const chunks: Record<ScreenName, Chunk<AnyScreen>> = {
  home: () => import("./home/home-screen.tsx").then((module) => module.homeScreen),
  listing: () => import("./listing/listing-screen.tsx").then((module) => module.listingScreen),
  directory: () => import("./directory/directory-screen.tsx").then((module) => ({ Component: module.DirectoryScreen })),
  discover: () => import("./discover/discover-screen.tsx").then((module) => ({ Component: module.DiscoverScreen })),
  favourites: () => import("./favourites/favourites-screen.tsx").then((module) => module.favouritesScreen),
  compare: () => import("./compare/compare-screen.tsx").then((module) => module.compareScreen),
  plan: () => import("./plan/plan-screen.tsx").then((module) => module.planScreen),
  template: () => import("./template/template-screen.tsx").then((module) => ({ Component: module.TemplateScreen })),
  situation: () => import("./situation/situation-screen.tsx").then((module) => ({ Component: module.SituationScreen })),
  privacy: () => import("./privacy/privacy-screen.tsx").then((module) => ({ Component: module.PrivacyScreen })),
  "not-found": () =>
    import("./not-found/not-found-screen.tsx").then((module) => ({ Component: module.NotFoundScreen })),
};

export function loadScreen(name: ScreenName): Promise<AnyScreen> {
  return loadChunk(`screen ${name}`, chunks[name]);
}
