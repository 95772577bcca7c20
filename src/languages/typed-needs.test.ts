import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NeedReader, type Needs } from "../domain/finding/needs/read-needs.ts";
import { type Locale, locales } from "../domain/locale.ts";
import { languages } from "./languages.ts";

const readerOf = (locale: Locale) => {
  const { needWords, analyzer } = languages[locale];
  return new NeedReader(needWords, analyzer.stopWords);
};

const needsIn = (locale: Locale, text: string): Needs => readerOf(locale).read(text).needs;

describe("typed needs", () => {
  const meeting = { people: "14", minutes: "1-25" };

  it.each([
    ["en", "14 people 25 minutes"],
    ["en", "for 14 participants in 25 mins"],
    ["en", "14 ATTENDEES, 25 MINUTES"],
    ["en", "a group of 14 in 25 minutes"],
    ["en", "fourteen people, twenty-five minutes"],
    ["en", "25 min 14 ppl"],
    ["en", "25min for 14"],
    ["de", "14 Personen, 25 Minuten"],
    ["de", "25 Min. für 14 Leute"],
    ["de", "Gruppe von 14, fünfundzwanzig Minuten"],
    ["de", "14 TN, 25 Min"],
    ["de", "vierzehn Teilnehmende 25 min"],
    ["es", "14 personas 25 minutos"],
    ["es", "grupo de 14, veinticinco minutos"],
    ["fr", "14 personnes 25 mn"],
    ["fr", "25 min, groupe de 14"],
    ["fr", "pour quatorze personnes, vingt-cinq minutes"],
    ["it", "14 persone 25 minuti"],
    ["it", "per 14, venticinque minuti"],
    ["nl", "14 deelnemers 25 minuten"],
    ["nl", "voor 14, vijfentwintig minuten"],
    ["pt", "14 pessoas, vinte e cinco minutos"],
    ["pt", "grupo de 14 25 min"],
  ] as const)("are people and minutes, in %s: %s (R2.13)", (locale, text) => {
    expect(needsIn(locale, text)).toEqual(meeting);
  });

  it.each([
    ["en", "2 hours", 120],
    ["en", "1h30", 90],
    ["en", "1 h 30", 90],
    ["en", "1h05", 65],
    ["en", "1h30min", 90],
    ["en", "1 hour 15 minutes", 75],
    ["en", "1.5 hours", 90],
    ["en", "half an hour", 30],
    ["en", "an hour and a half", 90],
    ["de", "2,5 Stunden", 150],
    ["de", "2 Std.", 120],
    ["de", "für eine halbe Stunde", 30],
    ["de", "anderthalb Stunden", 90],
    ["de", "dreiviertel Stunde", 45],
    ["de", "eine Viertelstunde", 15],
    ["es", "una hora y media", 90],
    ["es", "media hora", 30],
    ["fr", "une demi-heure", 30],
    ["fr", "une heure et demie", 90],
    ["fr", "trois quarts d’heure", 45],
    ["it", "mezz’ora", 30],
    ["it", "un’ora e mezza", 90],
    ["it", "2 ore", 120],
    ["nl", "een half uur", 30],
    ["nl", "anderhalf uur", 90],
    ["nl", "een kwartiertje", 15],
    ["nl", "2 uur", 120],
    ["pt", "meia hora", 30],
    ["pt", "uma hora e meia", 90],
  ] as const)("are at most so long, in %s: %s", (locale, text, minutes) => {
    expect(readerOf(locale).read(text)).toEqual({ needs: { minutes: `1-${minutes}` }, rest: "" });
  });

  it.each([
    ["en", "14 people, 25 minutes, remote, strangers, never facilitated", "strangers"],
    ["de", "14 Personen, 25 Minuten, remote, Fremde, noch nie moderiert", "Fremde"],
    ["es", "14 personas, 25 minutos, en remoto, desconocidos, nunca he facilitado", "desconocidos"],
    ["fr", "14 personnes, 25 minutes, à distance, inconnus, je n’ai jamais animé", "inconnus"],
    ["it", "14 persone, 25 minuti, da remoto, sconosciuti, mai facilitato", "sconosciuti"],
    ["nl", "14 mensen, 25 minuten, op afstand, onbekenden, nog nooit gefaciliteerd", "onbekenden"],
    ["pt", "14 pessoas, 25 minutos, à distância, desconhecidos, nunca facilitei", "desconhecidos"],
  ] as const)("are a whole need, also that it is the first time, in %s: %s (R10.2)", (locale, text, rest) => {
    expect(readerOf(locale).read(text)).toEqual({ needs: { ...meeting, place: "remote", level: "easy" }, rest });
  });

  it.each([
    ["en", "10 to 15 people", { people: "10-15" }],
    ["en", "10-15 people", { people: "10-15" }],
    ["de", "10 bis 15 Personen", { people: "10-15" }],
    ["fr", "entre 10 et 15 personnes", { people: "10-15" }],
    ["en", "15-25 minutes", { minutes: "15-25" }],
    ["en", "2 to 3 hours", { minutes: "120-180" }],
    ["en", "small group", { people: "3-5" }],
    ["de", "große Gruppe", { people: "21-" }],
    ["es", "grupos pequeños", { people: "3-5" }],
    ["fr", "grand groupe", { people: "21-" }],
  ] as const)("may be ranges, in %s: %s", (locale, text, needs) => {
    expect(needsIn(locale, text)).toEqual(needs);
  });

  it.each([
    ["en", "online", "remote"],
    ["en", "in person", "onSite"],
    ["de", "vor Ort", "onSite"],
    ["de", "hybrid", "hybrid"],
    ["es", "presencial", "onSite"],
    ["fr", "en visio", "remote"],
    ["fr", "à distance", "remote"],
    ["it", "in presenza", "onSite"],
    ["nl", "op afstand", "remote"],
    ["pt", "à distância", "remote"],
  ] as const)("may be a place, in %s: %s", (locale, text, place) => {
    expect(readerOf(locale).read(text)).toEqual({ needs: { place }, rest: "" });
  });

  it.each([
    "14\u00a0people 1\u202fh\u202f10",
    "１４ people 70 min",
    "۱۴ people ۷۰ min",
    "14\u200b people\u3000７０ min",
  ])("are read with any space and any digits: %s", (text) => {
    expect(needsIn("en", text)).toEqual({ people: "14", minutes: "1-70" });
  });

  it.each([
    ["1 hour group of 6", "6", "1-60"],
    ["2 hours for 18", "18", "1-120"],
    ["1h30 10 people", "10", "1-90"],
    ["2 hours 8 people", "8", "1-120"],
  ])("take no people for minutes: %s", (text, people, minutes) => {
    expect(needsIn("en", text)).toEqual({ people, minutes });
  });

  it.each([
    ["get to know 14 people 25 minutes remote", "get to know"],
    ["an icebreaker for 8, online", "an icebreaker"],
    ["icebreaker for 14", "icebreaker"],
    ["quick retro in less than 30 minutes", "quick retro"],
    ["14 people, retro, in person", "retro"],
    ["1h30 retrospective", "retrospective"],
  ])("leave the text with the small words before them: %s", (text, rest) => {
    expect(readerOf("en").read(text).rest).toBe(rest);
  });

  it.each([
    ["14 p", { people: "14" }],
    ["14 peo", { people: "14" }],
    ["25 m", { minutes: "1-25" }],
  ])("are read while they are being typed: %s", (text, needs) => {
    expect(needsIn("en", text)).toEqual(needs);
  });

  it.each([
    "",
    "5 whys",
    "4L",
    "1010 perfection game",
    "6 thinking hats",
    "3 horizons",
    "100 bad ideas",
    "2 mindmaps 3 oranges",
    "retro 2026",
    "0 people",
    "123456 minutes",
    "people 14",
    "14 parts",
    "top 14",
    "group activity 14",
    "ideas for 5 whys",
    "check-in",
  ])("are nothing else: %s", (text) => {
    expect(readerOf("en").read(text)).toEqual({ needs: {}, rest: text });
  });

  it("leave nothing to be read a second time, in any language", () => {
    const words = locales.flatMap((locale) => {
      const { people, beforePeople, minutes, hours, to, places, lengths } = languages[locale].needWords;
      return [people, beforePeople, minutes, hours, to, places.remote, Object.values(lengths).flat()].flat();
    });
    const word = fc.oneof(
      fc.constantFrom(...words),
      fc.nat(200).map(String),
      fc.constantFrom("retro", ",", "-", "for"),
    );
    fc.assert(
      fc.property(fc.constantFrom(...locales), fc.array(word, { maxLength: 8 }), (locale, typed) => {
        const reader = readerOf(locale);
        const { rest } = reader.read(typed.join(" "));
        expect(reader.read(rest).needs).toEqual({});
      }),
    );
  });
});
