import { describe, expect, it } from "vitest";
import { makeEntry, openListing } from "./test-index.ts";

describe("a length", () => {
  const wordy = { promise: "25 ideas", body: ["Within 25 minutes, or half an hour, all 30 are read."] };
  const [long, quarter, twenty, half, hour] = [
    makeEntry("Long", wordy),
    makeEntry("Quarter", { minutes: 15 }),
    makeEntry("Twenty", { minutes: 20 }),
    makeEntry("Half", { minutes: 30, terms: ["Icebreaker"] }),
    makeEntry("Hour", { minutes: 60, terms: ["Icebreaker"] }),
  ];
  const entries = [long, quarter, twenty, half, hour];
  const halves = "A half hour, eine halbe Stunde, demi-heure, media hora, mezz’ora, mezza ora, half uur, meia hora.";
  const inAllWords = makeEntry("Words", { body: [halves] });
  const { find } = openListing(entries);

  it.each([
    ["30 minutes", ["Half", "Twenty"]],
    ["30min", ["Half", "Twenty"]],
    ["half an hour", ["Half", "Twenty"]],
    ["25 minutes", ["Twenty"]],
    ["less than 25 minutes", ["Twenty"]],
    ["22 mins", ["Twenty", "Quarter"]],
    ["29 minutes", ["Twenty"]],
    ["31 minutes", ["Half"]],
    ["1 hour", ["Hour"]],
    ["1h30", ["Hour"]],
    ["1.5 hours", ["Hour"]],
    ["1,5 h", ["Hour"]],
    ["an hour", ["Hour"]],
    ["one hour icebreaker", ["Hour"]],
    ["15-25 minutes", ["Twenty"]],
    ["15 to 25 minutes", ["Twenty"]],
    ["1h05", ["Hour"]],
    ["1h00", ["Hour"]],
    ["an icebreaker of 35 minutes", ["Half"]],
  ])(
    "finds what fills most of that time and takes no longer, the fullest first: %s (R2.13)",
    async (keyword, names) => {
      expect(await find(keyword)).toEqual(names);
    },
  );

  it("finds those who say it, where nothing is as long", async () => {
    expect(await openListing([long, hour]).find("25 minutes")).toEqual(["Long"]);
  });

  it("is up to four hours", async () => {
    expect(await openListing([makeEntry("Workshop", { minutes: 240 })]).find("4 hours")).toEqual(["Workshop"]);
  });

  it("finds templates of several lengths in the order of the listing", async () => {
    const mixed = [21, 23, 21].map((minutes, at) => makeEntry(`Template ${at}`, { minutes }));
    expect(await openListing(mixed).find("25 minutes")).toEqual(["Template 0", "Template 1", "Template 2"]);
  });

  it("is not what merely says the unit, beside another word", async () => {
    const retro = makeEntry("Retro", { body: ["It takes minutes."] });
    expect(await openListing([retro, twenty]).find("retro 25 minutes")).toEqual(["Twenty"]);
  });

  it.each([
    ["de", "fünfundzwanzig Minuten"],
    ["en", "twenty-five minutes"],
    ["es", "veinticinco minutos"],
    ["fr", "vingt-cinq minutes"],
    ["it", "venticinque minuti"],
    ["nl", "vijfentwintig minuten"],
    ["pt", "vinte e cinco minutos"],
  ] as const)("is read whole, and not as the five minutes at its end, in %s: %s", async (locale, keyword) => {
    const five = makeEntry("Five", { minutes: 5 });
    expect(await openListing([five, twenty], { locale }).find(keyword)).toEqual(["Twenty"]);
  });

  it("goes together with a number of people", async () => {
    const crowd = makeEntry("Crowd", { minutes: 30, group: { from: 20, to: 90 } });
    const listed = openListing([crowd, ...entries]);
    expect(await listed.find("30 minutes 14 people")).toEqual(["Half", "Twenty"]);
    expect(await listed.find("30 minutes for 20 people")).toEqual(["Crowd", "Half", "Twenty"]);
  });

  it.each([
    ["en", "30 minutes", "30 min", "half hour", "half an hour", "thirty minutes"],
    ["de", "30 Minuten", "30 Min.", "halbe Stunde", "eine halbe Stunde", "dreißig Minuten"],
    ["es", "30 minutos", "30 min", "media hora", "treinta minutos"],
    ["fr", "30 minutes", "30 mn", "demi-heure", "demi heure", "trente minutes"],
    ["it", "30 minuti", "30 min", "mezz’ora", "mezza ora", "trenta minuti"],
    ["nl", "30 minuten", "30 min", "half uur", "dertig minuten"],
    ["pt", "30 minutos", "30 min", "meia hora", "trinta minutos"],
  ] as const)("is typed in %s as %s, %s, %s", async (locale, ...keywords) => {
    const inLanguage = openListing([inAllWords, ...entries], { locale });
    for (const keyword of keywords) expect(await inLanguage.find(keyword), keyword).toEqual(["Half", "Twenty"]);
  });

  it.each([
    ["de", "1 Stunde", "90 Minuten", "1 Std."],
    ["es", "1 hora", "90 minutos", "1 h"],
    ["fr", "1 heure", "90 minutes", "1 h"],
    ["it", "1 ora", "90 minuti", "1 h"],
    ["nl", "1 uur", "90 minuten", "1 u"],
    ["pt", "1 hora", "90 minutos", "1 h"],
  ] as const)("is typed in %s in hours as well: %s, %s, %s", async (locale, ...keywords) => {
    const inLanguage = openListing(entries, { locale });
    for (const keyword of keywords) expect(await inLanguage.find(keyword), keyword).toEqual(["Hour"]);
  });

  it.each([
    ["de", "Viertelstunde", "eine Viertelstunde"],
    ["en", "quarter of an hour", "a quarter of an hour", "quarter hour"],
    ["es", "un cuarto de hora", "cuarto de hora"],
    ["fr", "un quart d’heure", "quart d'heure"],
    ["it", "un quarto d’ora", "quarto d'ora"],
    ["nl", "een kwartier", "kwartier"],
    ["pt", "um quarto de hora", "quarto de hora"],
  ] as const)("is a quarter of an hour in %s: %s, %s", async (locale, ...keywords) => {
    const inLanguage = openListing([inAllWords, ...entries], { locale });
    for (const keyword of keywords) expect(await inLanguage.find(keyword), keyword).toEqual(["Quarter"]);
  });

  it.each([
    ["de", "anderthalb Stunden", "eineinhalb Stunden"],
    ["en", "an hour and a half", "hour and a half"],
    ["es", "una hora y media", "hora y media"],
    ["fr", "une heure et demie", "heure et demie"],
    ["it", "un’ora e mezza", "ora e mezza"],
    ["nl", "anderhalf uur"],
    ["pt", "uma hora e meia", "hora e meia"],
  ] as const)("is an hour and a half in %s: %s", async (locale, ...keywords) => {
    const inLanguage = openListing([inAllWords, ...entries], { locale });
    for (const keyword of keywords) expect(await inLanguage.find(keyword), keyword).toEqual(["Hour"]);
  });
});
