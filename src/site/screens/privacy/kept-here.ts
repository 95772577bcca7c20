import type { PrivacyData } from "../../../domain/page.ts";
import type { AnalyticsCookieDays, KeptNames } from "../../analytics/browser-parts.ts";
import { config } from "../../config.ts";
import type { ChoiceKeptDays } from "../../consent/keep-choice.ts";
import type { ChoiceKey } from "../../consent/kept-choice.ts";
import type { Messages } from "../../language/messages.generated.ts";
import type { MeetingKey } from "../../plans/given-meeting.ts";
import type { PlanTrailKey } from "../../plans/plan-trail.ts";
import { storageKeys } from "../../visitor/storage.ts";

/** The end of something that is kept: an act of the visitor, so many days, or for a sign-in whichever comes first. */
export type Life = "removed" | "tab" | "sent" | number | { most: number; idle: number };

/** Something that is kept in a browser. */
export interface Kept {
  names: readonly string[];
  purpose: keyof Messages["privacyKept"];
  life: Life;
}

// Code that comes in chunks of its own keeps these. Their types hold the names and numbers equal to those of that code.
const choiceKey: ChoiceKey = "inspirations:consent";
export const choiceKeptDays: ChoiceKeptDays = 182;
const meetingKey: MeetingKey = "inspirations:meeting";
const planTrailKey: PlanTrailKey = "inspirations:plan-trail";
const ofAnalytics: KeptNames = { cookie: "inspirations_analytics", events: "inspirations:events:" };
const analyticsCookieDays: AnalyticsCookieDays = 3650;

/** Each key of the storage, so that one that is added does not compile before it is told of. */
const lives: Record<keyof typeof storageKeys, Life> = {
  language: "removed",
  theme: "removed",
  favourites: "removed",
  plans: "removed",
  draftPlan: "removed",
  compared: "tab",
  readingCount: "removed",
  readings: "removed",
  favouritesOnPlatform: "removed",
  plansOnPlatform: "removed",
  followed: "removed",
};

/** Kept only where the platform tells who is signed in. */
const withPlatform: readonly string[] = [
  "readingCount",
  "readings",
  "favouritesOnPlatform",
  "plansOnPlatform",
] satisfies (keyof typeof storageKeys)[];

/** What is in the browser's storage, as the site is configured. */
export function keptInStorage({ countedBy, tagCookies }: PrivacyData): Kept[] {
  const keys = Object.keys(lives) as (keyof typeof storageKeys)[];
  const kept = keys
    .filter((key) => config.apiUrl || !withPlatform.includes(key))
    .map((key): Kept => ({ names: [storageKeys[key]], purpose: key, life: lives[key] }));
  kept.push({ names: [meetingKey], purpose: "meeting", life: "tab" });
  kept.push({ names: [planTrailKey], purpose: "planTrail", life: "tab" });
  if (countedBy || tagCookies) kept.push({ names: [choiceKey], purpose: "consent", life: choiceKeptDays });
  if (countedBy) kept.push({ names: [`${ofAnalytics.events}…`], purpose: "events", life: "sent" });
  return kept;
}

/** The site's own cookies. */
export function keptCookies({ countedBy }: PrivacyData): Kept[] {
  return countedBy ? [{ names: [ofAnalytics.cookie], purpose: "analytics", life: analyticsCookieDays }] : [];
}

/** The cookies of the reference platform. */
export function platformCookies(platform: NonNullable<PrivacyData["platform"]>): Kept[] {
  const { browserKnownDays, cookies, signInIdleDays, signInMaxDays } = platform;
  return [
    { names: cookies["sign-in"], purpose: "signIn", life: { most: signInMaxDays, idle: signInIdleDays } },
    { names: cookies.browser, purpose: "browser", life: browserKnownDays },
  ];
}
