import type { ScreenName } from "./page.ts";

/**
 * What only some screens say: groups of the interface's strings, or single strings of them. All other groups come with
 * every page.
 */
export const messagesOfScreens: Record<ScreenName, readonly string[]> = {
  home: ["home", "sentence", "newsletter"],
  listing: ["listing", "facets", "sentence", "favourites", "activities"],
  directory: ["listing.inspirations", "listing.sessions", "listing.directory", "listing.directoryPage"],
  discover: ["discover"],
  template: ["listing.inspirations", "listing.sessions", "template", "needs", "materials", "activities", "favourites"],
  // It is shown when nothing else can be loaded.
  "not-found": [],
};
