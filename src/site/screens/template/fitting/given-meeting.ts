import type { Meeting } from "../../../../domain/fitting/meeting.ts";
import type { TemplateData } from "../../../../domain/page.ts";
import { referenceTo } from "../../../../domain/template.ts";
import { askedBefore, pagesInHistory, visitedPages } from "./asked-before.ts";
import { minutesSinceTime, nextQuarter } from "./plan.ts";

export interface GivenMeeting extends Meeting {
  /** `14:05` */
  start: string;
}

/** What the tab keeps: telephones drop pages that are not looked at, and a sign-in loads the page anew. */
interface Kept {
  /** What the visitor has given last, for the templates that are looked at next. */
  given: Partial<GivenMeeting>;
  /** What the tab had in its history by then: what is asked at a listing that is not among it is later. */
  stoodThen: readonly string[];
  /** The starts that were proposed, by template: whoever comes back to a plan while it runs finds it as it was. */
  proposed: Readonly<Record<string, string>>;
}

const storageKey = "inspirations:meeting";
const kept: Kept = { given: {}, stoodThen: [], proposed: {} };
// Where storage is blocked, it is kept as long as the document.
try {
  Object.assign(kept, JSON.parse(sessionStorage[storageKey]));
} catch {}

function keep(change: Partial<Kept>): void {
  Object.assign(kept, change);
  try {
    sessionStorage[storageKey] = JSON.stringify(kept);
  } catch {}
}

/** What a plan begins with: what was asked for or given last, and else the template as it is written. */
export function beginMeeting(template: TemplateData): GivenMeeting {
  const { start: givenStart, ...wished } = lastWishes();
  const meeting = { people: usualPeople(template), minutes: template.minutes, ...wished };
  // What is past today may be tomorrow's: whoever has given it knows.
  return { ...meeting, start: givenStart ?? proposeStart(template, meeting.minutes) };
}

/** When a meeting that is about to begin would; once it would be over, anew. */
function proposeStart(template: TemplateData, minutes: number): string {
  const now = new Date();
  const reference = referenceTo(template);
  const before = kept.proposed[reference];
  const start = before !== undefined && minutesSinceTime(before, now) < minutes ? before : nextQuarter(now);
  keep({ proposed: { ...kept.proposed, [reference]: start } });
  return start;
}

/** Who gives one number leaves the others as they were asked for. */
export function rememberMeeting(change: Partial<GivenMeeting>): void {
  keep({ given: { ...lastWishes(), ...change }, stoodThen: pagesInHistory().map(({ key }) => key) });
}

function lastWishes(): Partial<GivenMeeting> {
  const asked = askedBefore(visitedPages());
  const { given, stoodThen } = kept;
  // A listing that names no number has nothing to say.
  if (!asked || stoodThen.includes(asked.key) || Object.keys(asked.meeting).length === 0) return given;
  const { start } = given;
  return { ...asked.meeting, ...(start && { start }) };
}

/** In the middle of those that it is made for. */
function usualPeople({ group }: TemplateData): number {
  if (group === "any") return 8;
  return group.to === undefined ? Math.max(group.from, 8) : Math.round((group.from + group.to) / 2);
}
