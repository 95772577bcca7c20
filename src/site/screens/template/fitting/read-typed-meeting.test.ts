import { expect, it } from "vitest";
import { NeedReader } from "../../../../domain/finding/needs/read-needs.ts";
import { languages } from "../../../../languages/languages.ts";
import { readTypedMeeting } from "./read-typed-meeting.ts";

const reader = new NeedReader(languages.en.needWords, languages.en.analyzer.stopWords);

it.each([
  ["14 people 25 minutes", { people: 14, minutes: 25 }],
  ["1h30", { minutes: 90 }],
  ["15 to 25 minutes", { minutes: 25 }],
  ["10-15 people", {}],
  ["retro", {}],
])("reads the numbers of a meeting, and of a range of minutes the longest: %s", (text, meeting) => {
  expect(readTypedMeeting(text, reader)).toEqual(meeting);
});
