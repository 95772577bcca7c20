import type { Meeting } from "../../../../domain/fitting/meeting.ts";
import { usualPeople } from "../../../../domain/fitting/usual-people.ts";
import type { TemplateData } from "../../../../domain/page.ts";
import { referenceTo } from "../../../../domain/template.ts";
import { askedBefore, pagesInHistory, visitedPages } from "./asked-before.ts";
import { nextQuarter } from "./plan.ts";

export interface GivenMeeting extends Meeting {
  /** `14:05` */
  start: string;
}

/** The data that the tab keeps, because telephones drop pages in the background, and signing in loads the page anew. */
interface Kept {
  /** The last values that the visitor has given, for the templates that they look at next. */
  given: Partial<GivenMeeting>;
  /** The tab's history at that time. A question asked at a listing that is not in it is later than these values. */
  stoodThen: readonly string[];
  /**
   * The starts that were proposed, by template, in milliseconds: a visitor who comes back to a plan while it runs finds
   * it unchanged.
   */
  proposed: Readonly<Record<string, number>>;
}

const storageKey = "inspirations:meeting";
/** The same data, kept as long as the document if storage is blocked. */
let keptHere: Kept = { given: {}, stoodThen: [], proposed: {} };

/** Reads the storage each time, because a page that comes back from the browser's memory knows nothing of later pages. */
function readKept(): Kept {
  try {
    keptHere = { ...keptHere, ...JSON.parse(sessionStorage[storageKey]) };
  } catch {}
  return keptHere;
}

function keep(change: Partial<Kept>): void {
  keptHere = { ...readKept(), ...change };
  try {
    sessionStorage[storageKey] = JSON.stringify(keptHere);
  } catch {}
}

/** The values that a plan begins with: those asked for or given last, or those of the template as it is written. */
export function beginMeeting(template: TemplateData): GivenMeeting {
  const { start: givenStart, ...wished } = lastWishes();
  const meeting = { people: usualPeople(template.group), minutes: template.minutes, ...wished };
  // A time that is past today may be tomorrow's: the visitor who has given it knows.
  return { ...meeting, start: givenStart ?? proposeStart(template, meeting.minutes) };
}

/** Proposes the next quarter of an hour, and proposes it again until the meeting would be over. */
function proposeStart(template: TemplateData, minutes: number): string {
  const { proposed } = readKept();
  const reference = referenceTo(template);
  const before = proposed[reference] ?? 0;
  const start = before + minutes * 60_000 > Date.now() ? before : nextQuarter(Date.now());
  keep({ proposed: { ...proposed, [reference]: start } });
  return new Date(start).toTimeString().slice(0, 5);
}

/** Keeps the given numbers, and leaves the others as they were asked for. */
export function rememberMeeting(change: Partial<GivenMeeting>): void {
  keep({ given: { ...lastWishes(), ...change }, stoodThen: pagesInHistory().map(({ key }) => key) });
}

function lastWishes(): Partial<GivenMeeting> {
  const asked = askedBefore(visitedPages());
  const { given, stoodThen } = readKept();
  // A question without numbers changes nothing.
  if (!asked || stoodThen.includes(asked.key) || Object.keys(asked.meeting).length === 0) return given;
  const { start } = given;
  return { ...asked.meeting, ...(start && { start }) };
}
