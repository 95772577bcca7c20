import type { Meeting } from "../../domain/fitting/meeting.ts";
import { askedBefore, pagesInHistory, visitedPages } from "./asked-before.ts";

export interface GivenMeeting extends Meeting {
  /** A time of the day such as `14:05`. */
  start: string;
}

/** The data that the tab keeps, because telephones drop pages in the background, and signing in loads the page anew. */
interface Kept {
  /** The last values that the visitor has given in a plan, for the templates that they look at next. */
  given: Partial<GivenMeeting>;
  /** The tab's history at that time. A question asked at a listing that is not in it is later than these values. */
  stoodThen: readonly string[];
}

const storageKey = "inspirations:meeting";
export type MeetingKey = typeof storageKey;
/** The same data, kept as long as the document if storage is blocked. */
let keptHere: Kept = { given: {}, stoodThen: [] };

/** Reads the storage each time, because a page that comes back from the browser's memory knows nothing of later pages. */
function readKept(): Kept {
  try {
    keptHere = { ...keptHere, ...JSON.parse(sessionStorage[storageKey]) };
  } catch {}
  return keptHere;
}

/** The values that the visitor has asked a listing for, or given in a plan, whichever was last. */
export function givenMeeting(): Partial<GivenMeeting> {
  const asked = askedBefore(visitedPages());
  const { given, stoodThen } = readKept();
  // A question without numbers changes nothing.
  if (!asked || stoodThen.includes(asked.key) || Object.keys(asked.meeting).length === 0) return given;
  const { start } = given;
  return { ...asked.meeting, ...(start && { start }) };
}

/** Keeps the given values, and leaves the others as they were asked for. */
export function rememberMeeting(change: Partial<GivenMeeting>): void {
  keptHere = { given: { ...givenMeeting(), ...change }, stoodThen: pagesInHistory().map(({ key }) => key) };
  try {
    sessionStorage[storageKey] = JSON.stringify(keptHere);
  } catch {}
}
