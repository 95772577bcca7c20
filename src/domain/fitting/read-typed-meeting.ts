import type { NeedReader } from "../finding/needs/read-needs.ts";
import type { Meeting } from "./meeting.ts";
import { readNumber } from "./read-number.ts";

/** The numbers of a meeting in a text such as `1h30` or `14 people`. */
export function readTypedMeeting(text: string, reader: Pick<NeedReader, "read">): Partial<Meeting> {
  const { people = "", minutes = "" } = reader.read(text).needs;
  const read = { people: readNumber(people), minutes: longestOf(minutes) };
  return { ...(read.people && { people: read.people }), ...(read.minutes && { minutes: read.minutes }) };
}

/** A range of minutes is as long as its end: `1-25` is 25, and `60-` is no number. */
export function longestOf(range: string): number | undefined {
  return readNumber(range.replace(/^.*-/, ""));
}
