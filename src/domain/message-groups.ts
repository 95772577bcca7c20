import { screenNames } from "./page.ts";

/** The parts of the site with words of their own: a screen, or code that is loaded beside one. */
export const siteParts = [...screenNames, "account", "fitting", "keptPlans", "sharing", "takeAlong", "tray"] as const;
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
    "readyPlans",
  ],
  directory: ["directory"],
  discover: ["discover"],
  favourites: ["directory", "favourites", "favouritesPage", "shareLink"],
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
    "readyPlans",
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
    "shareLink",
    "who",
  ],
  situation: ["situation", "readyPlans"],
  // It is shown when nothing else can be loaded.
  "not-found": [],
  account: ["account"],
  fitting: ["fitting", "numberField"],
  keptPlans: ["keptPlans"],
  sharing: ["shareLink"],
  takeAlong: ["takeAlong"],
  tray: ["tray"],
  // In the heads of documents and in data files: no browser fetches them by themselves.
  build: ["descriptions"],
};

/** The groups that come with every page. */
export function isShared(group: string): boolean {
  return !Object.values(groupsOfParts).flat().includes(group);
}
