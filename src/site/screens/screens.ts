import type { ScreenName } from "../../domain/page.ts";
import { type Chunk, loadChunk } from "../navigation/load-chunk.ts";
import { NotFoundScreen } from "./not-found/not-found-screen.tsx";
import type { Screen } from "./screen.ts";

const chunks: Record<Exclude<ScreenName, "not-found">, Chunk<Screen>> = {
  home: () => import("./home/home-screen.tsx").then((module) => module.HomeScreen),
  listing: () => import("./listing/listing-screen.tsx").then((module) => module.ListingScreen),
  discover: () => import("./discover/discover-screen.tsx").then((module) => module.DiscoverScreen),
  template: () => import("./template/template-screen.tsx").then((module) => module.TemplateScreen),
};

/** The not-found screen is always at hand: it is shown at once, and when nothing else can be loaded. */
export async function loadScreen(name: ScreenName): Promise<Screen> {
  return name === "not-found" ? NotFoundScreen : loadChunk(`screen ${name}`, chunks[name]);
}
