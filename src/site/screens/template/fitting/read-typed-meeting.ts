import type { Meeting } from "../../../../domain/fitting/meeting.ts";
import { readNumber } from "./read-number.ts";

/** What the search knows after a number, in all languages at once, since none of these means another thing elsewhere. */
const people =
  /^(person|people|participa|attendee|leute|mensch|teilnehm|asistente|partecipanti|mensen|deelnemer|pessoa)/i;
const minutes = /^mi?n(s|u.*)?$/i;
const hours = /^(h|hrs?|hours?|heures?|horas?|std|stunden?|or[ae]|uur|uren|u)$/i;

/** The numbers of a meeting that a keyword names: `14 people 25 minutes`, `1h30`. */
export function readTypedMeeting(keyword: string): Partial<Meeting> {
  const meeting: Partial<Meeting> = {};
  let isAfterHours = false;
  for (const [, written = "", unit = ""] of keyword.matchAll(/(\d+) ?(\p{L}*)/gu)) {
    const count = readNumber(written);
    if (count === undefined) continue;
    if (people.test(unit)) meeting.people = count;
    if (minutes.test(unit) || (isAfterHours && unit === "")) meeting.minutes = (meeting.minutes ?? 0) + count;
    isAfterHours = hours.test(unit);
    if (isAfterHours) meeting.minutes = 60 * count;
  }
  return meeting;
}
