import { describe, expect, it } from "vitest";
import { readTypedMeeting } from "./read-typed-meeting.ts";

describe("readTypedMeeting", () => {
  it.each([
    "14 people 25 minutes",
    "icebreaker for 14 participants in 25 mins",
    "14 Personen, 25 Minuten",
    "25 Min. für 14 Leute",
    "14 Teilnehmende 25 min",
    "14 Menschen 25 Minuten",
    "14 personas 25 minutos",
    "14 asistentes 25 min",
    "14 personnes 25 mn",
    "25min 14 participantes",
    "14 persone 25 minuti",
    "14 partecipanti 25 min",
    "14 mensen 25 minuten",
    "14 deelnemers 25 minuut",
    "14 pessoas 25 minutos",
    "14 ATTENDEES 25 MINUTES",
    "an icebreaker for a group of 14 in 25 minutes",
    "25 min, groupe de 14",
    "Gruppe von 14, 25 Minuten",
    "grupo de 14, 25 minutos",
    "gruppo di 14 25 minuti",
    "groep van 14 25 minuten",
    "25 min 14 people",
    "14 ppl 25 min",
    "14 TN, 25 Minuten",
  ])("reads people and minutes: %s", (keyword) => {
    expect(readTypedMeeting(keyword)).toEqual({ people: 14, minutes: 25 });
  });

  it.each([
    ["2 hours", 120],
    ["2 hrs", 120],
    ["1 Stunde", 60],
    ["2 Std.", 120],
    ["2 horas", 120],
    ["1 heure", 60],
    ["1 ora", 60],
    ["2 ore", 120],
    ["1 uur", 60],
    ["2 uren", 120],
    ["1 u", 60],
    ["1h30", 90],
    ["1 h 30", 90],
    ["1h05", 65],
    ["1 hour 15 minutes", 75],
    ["1.5 hours", 90],
    ["2,5 Stunden", 150],
    ["1h30min", 90],
    ["2 hours for 8", 120],
  ])("reads hours: %s", (keyword, minutes) => {
    expect(readTypedMeeting(keyword)).toEqual({ minutes });
  });

  it.each([
    "14\u00a0personnes 1\u202fh\u202f10",
    "１４ people 70 min",
    "۱۴ people ۷۰ min",
    "14\u200b people\u3000７０ min",
  ])("reads any space and any digits: %s", (keyword) =>
    expect(readTypedMeeting(keyword)).toEqual({ people: 14, minutes: 70 }),
  );

  it.each([
    ["1 hour group of 6", 6, 60],
    ["2 Stunden Gruppe von 18", 18, 120],
    ["1h30 10 personnes", 10, 90],
  ])("takes no people for minutes: %s", (keyword, people, minutes) => {
    expect(readTypedMeeting(keyword)).toEqual({ people, minutes });
  });

  it.each([
    "",
    "5 whys",
    "4L",
    "1010",
    "2 mindmaps 3 oranges",
    "retro 2026",
    "0 people",
    "123456 minutes",
    "people 14",
    "14 parts",
    "top 14",
    "group activity 14",
  ])("reads nothing else: %s", (keyword) => {
    expect(readTypedMeeting(keyword)).toEqual({});
  });
});
