import { screenNames } from "./page.ts";

/** What has words of its own: a screen, or what is loaded beside one. */
export const siteParts = [...screenNames, "account", "fitting"] as const;
export type SitePart = (typeof siteParts)[number];

/**
 * What only some parts say: groups of the interface's strings, or single strings of them. All other groups come with
 * every page.
 */
export const messagesOfParts: Record<SitePart | "build", readonly string[]> = {
  home: ["home", "sentence", "newsletter"],
  listing: ["listing", "facets", "sentence", "favourites", "activities"],
  directory: ["listing.inspirations", "listing.sessions", "listing.directory", "listing.directoryPage"],
  discover: ["discover"],
  template: [
    "listing.inspirations",
    "listing.sessions",
    "template",
    "reading",
    "needs",
    "materials",
    "activities",
    "favourites",
  ],
  // It is shown when nothing else can be loaded.
  "not-found": [],
  account: ["account"],
  fitting: ["fitting", "facets.wrongNumber"],
  // In the heads of documents and in data files: no browser fetches them by themselves.
  build: ["descriptions"],
};
