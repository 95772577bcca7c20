import type { Locale } from "../../../domain/locale.ts";
import { blocksIn, headIn } from "../../../domain/plan/merge-drafts.ts";
import { pathOf } from "../../../domain/route.ts";
import { givenMeeting } from "../given-meeting.ts";

/** The address of the draft. If the draft says no number of people, the one that the visitor has asked for last is added. */
export function draftAddress(draft: string, locale: Locale): string {
  const head = headIn(draft);
  const { people } = givenMeeting();
  const isSaid = people === undefined || head.includes("&people=");
  return pathOf({ name: "plan" }, locale) + head + (isSaid ? "" : `&people=${people}`) + blocksIn(draft);
}
