import { expect, it } from "vitest";
import type { Needs } from "../finding/needs/read-needs.ts";
import { readTypedMeeting } from "./read-typed-meeting.ts";

it.each<[Needs, object]>([
  [
    { people: "14", minutes: "1-25" },
    { people: 14, minutes: 25 },
  ],
  [{ minutes: "15-25" }, { minutes: 25 }],
  [{ people: "10-15", place: "remote" }, {}],
  [{}, {}],
])("reads the numbers of a meeting, and of a range of minutes the longest: %o", (needs, meeting) => {
  expect(readTypedMeeting("typed", { read: () => ({ needs, rest: "" }) })).toEqual(meeting);
});
