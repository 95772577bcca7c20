import { screenNames } from "./page.ts";

/** The parts of the site with words of their own: a screen, or code that is loaded beside one. */
export const siteParts = [...screenNames, "account", "keptPlans", "planTray", "sharing", "takeAlong", "tray"] as const;
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
    "readyPlans",
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
  plan: [
    "plan",
    "planAdding",
    "planWords",
    "toTakeAlong",
    "readyPlans",
    "directory",
    "fitting",
    "materials",
    "numberField",
    "reading",
    "who",
  ],
  situation: ["planning", "readyPlans", "situation"],
  privacy: ["privacy", "privacyKept"],
  // It is shown when nothing else can be loaded.
  "not-found": [],
  account: ["account"],
  keptPlans: ["keptPlans"],
  planTray: ["planTray"],
  sharing: ["shareLink"],
  takeAlong: ["shareLink", "takeAlong"],
  tray: ["tray"],
  // In the heads of documents and in data files: no browser fetches them by themselves.
  build: ["descriptions"],
};

/** The groups that come with every page. */
export function isShared(group: string): boolean {
  return !Object.values(groupsOfParts).flat().includes(group);
}
