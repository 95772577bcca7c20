import type { Meeting } from "../../../../domain/fitting/meeting.ts";
import { plainTyped } from "../../../../domain/typed-text.ts";
import type { TypedMeeting } from "../../../../languages/typed-meeting.ts";
import { typedMeetings } from "../../../../languages/typed-meetings.ts";
import { readNumber } from "./read-number.ts";

const anyOf = (part: keyof TypedMeeting) => typedMeetings.map((language) => language[part].source).join("|");
const people = new RegExp(`^(${anyOf("people")})`, "i");
const minutes = new RegExp(`^(${anyOf("minutes")})$`, "i");
const hours = new RegExp(`^(${anyOf("hours")})$`, "i");
/** With what tells before it that it is a number of people (`group of 14`), the word after it, and minutes after that (`1h30`). */
const numbers = new RegExp(
  `((?:${anyOf("groupOf")}) )?(\\d+)([.,]5)? ?(\\p{L}*)(?: ?(\\d\\d)(?!\\d| ?\\p{L}))?`,
  "giu",
);

/** The numbers of a meeting that a keyword names: `14 people 25 minutes`, `group of 14 1.5 hours`, `1h30`. */
export function readTypedMeeting(keyword: string): Partial<Meeting> {
  const meeting: Partial<Meeting> = {};
  for (const [, groupOf, written = "", half, unit = "", rest = 0] of plainTyped(keyword).matchAll(numbers)) {
    const count = readNumber(written);
    if (!count) continue;
    if (people.test(unit) || groupOf) meeting.people = count;
    if (minutes.test(unit)) meeting.minutes = (meeting.minutes ?? 0) + count;
    if (hours.test(unit)) meeting.minutes = 60 * count + (half ? 30 : +rest);
  }
  return meeting;
}
