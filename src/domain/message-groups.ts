import { screenNames } from "./page.ts";

/** The parts of the site with words of their own: a screen, or code that is loaded beside one. */
export const siteParts = [...screenNames, "account", "planTray", "sharing", "tray"] as const;
export type SitePart = (typeof siteParts)[number];

/** The groups of the interface's strings that only some parts use. All other groups come with every page. */
export const groupsOfParts: Record<SitePart | "build", readonly string[]> = {
  home: ["home", "sentence", "newsletter"],
  listing: [
    "listing",
    "directory",
    "facets",
    "numberField",
    "sentence",
    "favourites",
    "activities",
    "comparing",
    "planning",
  ],
  directory: ["directory"],
  discover: ["discover"],
  favourites: ["directory", "favourites", "favouritesPage", "planning", "shareLink"],
  compare: ["compare", "comparing", "directory", "facts", "materials", "shareLink"],
  template: [
    "directory",
    "template",
    "who",
    "facts",
    "reading",
    "needs",
    "materials",
    "sourceKinds",
    "activities",
    "favourites",
    "comparing",
    "planning",
  ],
  plan: ["plan", "directory", "fitting", "materials", "numberField", "shareLink", "who"],
  situation: ["planning", "situation"],
  // It is shown when nothing else can be loaded.
  "not-found": [],
  account: ["account"],
  planTray: ["planTray"],
  sharing: ["shareLink"],
  tray: ["tray"],
  // In the heads of documents and in data files: no browser fetches them by themselves.
  build: ["descriptions"],
};

/** The groups that come with every page. */
export function isShared(group: string): boolean {
  return !Object.values(groupsOfParts).flat().includes(group);
}
