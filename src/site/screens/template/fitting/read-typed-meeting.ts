import type { Meeting } from "../../../../domain/fitting/meeting.ts";
import { readNumber } from "./read-number.ts";

/** What the search knows after a number, in all languages at once, since none of these means another thing elsewhere. */
const people = /^(pers|peop|ppl|pax|tn$|part[ei]c|attend|leute|mens|teiln|asist|deeln|pess)/i;
const minutes = /^mi?n(s|u.*)?$/i;
const hours = /^(h(rs?|ours?|eures?|oras?)?|std|stunden?|or[ae]|u|uur|uren)$/i;
/** With what tells before it that it is a number of people (`group of 14`), the word after it, and minutes after that (`1h30`). */
const numbers = /(gr[oeu]+p\p{L}* (?:of|d[ei]|v[ao]n) )?(\d+)([.,]5)? ?(\p{L}*)(?: ?(\d\d)(?!\d| ?\p{L}))?/giu;

/** The numbers of a meeting that a keyword names: `14 people 25 minutes`, `group of 14 1.5 hours`, `1h30`. */
export function readTypedMeeting(keyword: string): Partial<Meeting> {
  const meeting: Partial<Meeting> = {};
  for (const [, groupOf, written = "", half, unit = "", rest = 0] of keyword.matchAll(numbers)) {
    const count = readNumber(written);
    if (!count) continue;
    if (people.test(unit) || groupOf) meeting.people = count;
    if (minutes.test(unit)) meeting.minutes = (meeting.minutes ?? 0) + count;
    if (hours.test(unit)) meeting.minutes = 60 * count + (half ? 30 : +rest);
  }
  return meeting;
}
