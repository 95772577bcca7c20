import { describe, expect, it } from "vitest";
import { makeEntry, openListing } from "./test-index.ts";

describe("a number of people", () => {
  const few = makeEntry("Few", { group: { from: 2, to: 8 }, terms: ["Icebreaker", "15 minutes"] });
  const many = makeEntry("Many", { group: { from: 9, to: Number.POSITIVE_INFINITY }, terms: ["Icebreaker"] });
  const any = makeEntry("Any", { body: ["People are asked for 15 words."] });
  const { find } = openListing([few, many, any]);

  it.each([
    ["8 people", ["Few", "Any"]],
    ["9 participants", ["Many", "Any"]],
    ["100 people", ["Many", "Any"]],
    ["icebreaker for 15 people", ["Many"]],
    ["icebreaker 8 persons", ["Few"]],
    ["4-9 people", ["Many", "Any"]],
    ["4 to 9 people", ["Many", "Any"]],
    ["icebreaker for a group of 4 to 5", ["Few"]],
  ])("finds what is made for so many: %s (R2.13)", async (keyword, names) => {
    expect(await find(keyword)).toEqual(names);
  });

  it("is no length: neither finds the other", async () => {
    expect(await find("15 minutes")).toEqual(["Few"]);
    expect((await find("15 people"))[0]).toBe("Many");
    expect(await find("15 people")).not.toContain("Few");
  });

  it.each([
    ["de", "14 Leute", "14 Teilnehmern"],
    ["es", "14 personas", "14 participantes"],
    ["fr", "14 personnes", "14 participants"],
    ["it", "14 persone", "14 partecipanti"],
    ["nl", "14 mensen", "14 deelnemers"],
    ["pt", "14 pessoas", "14 participantes"],
  ] as const)("is typed in %s as %s and %s", async (locale, ...keywords) => {
    const inLanguage = openListing([few, many], { locale });
    for (const keyword of keywords) expect(await inLanguage.find(keyword)).toEqual(["Many"]);
  });

  it.each([
    ["de", "große Gruppe", "großen Gruppen", "Großgruppe"],
    ["en", "large group", "big groups", "large team"],
    ["es", "grupo grande", "grupos grandes", "gran grupo"],
    ["fr", "grand groupe", "grands groupes", "grande équipe"],
    ["it", "grande gruppo", "gruppo grande", "grandi gruppi"],
    ["nl", "grote groep", "grote groepen"],
    ["pt", "grupo grande", "grupos grandes", "grande grupo"],
  ] as const)("is thirty where the group is large, in %s: %s", async (locale, ...keywords) => {
    const inLanguage = openListing([few, many], { locale });
    for (const keyword of keywords) expect(await inLanguage.find(keyword), keyword).toEqual(["Many"]);
  });

  it.each([
    ["de", "kleine Gruppe", "kleinen Gruppen", "Kleingruppe"],
    ["en", "small group", "small groups", "small team"],
    ["es", "grupo pequeño", "grupos pequeños"],
    ["fr", "petit groupe", "petits groupes", "petite équipe"],
    ["it", "piccolo gruppo", "piccoli gruppi"],
    ["nl", "kleine groep", "klein team"],
    ["pt", "grupo pequeno", "pequeno grupo"],
  ] as const)("is four where the group is small, in %s: %s", async (locale, ...keywords) => {
    const inLanguage = openListing([few, many], { locale });
    for (const keyword of keywords) expect(await inLanguage.find(keyword), keyword).toEqual(["Few"]);
  });

  it.each([
    ["de", "Gruppe von 30"],
    ["en", "group of 30"],
    ["es", "grupo de 30"],
    ["fr", "groupe de 30"],
    ["it", "gruppo di 30"],
    ["nl", "groep van 30"],
    ["pt", "grupo de 30"],
  ] as const)("is told by its number behind it as well, beside other words too, in %s: %s", async (locale, keyword) => {
    const pizza = makeEntry("Pizza", { group: { from: 20, to: 90 }, promise: "A group of 3" });
    const listed = openListing([pizza, few, many], { locale });
    expect(await listed.find(keyword)).toEqual(["Pizza", "Many"]);
    expect(await listed.find(`pizza ${keyword}`)).toEqual(["Pizza"]);
  });

  it.each([
    ["de", "für 14", "wir sind 14", "vierzehn Personen", "14 TN", "Team von 14"],
    ["en", "for 14", "we are 14", "fourteen people", "14 ppl", "team of 14"],
    ["es", "para 14", "catorce personas", "14 pers", "equipo de 14"],
    ["fr", "pour 14", "nous sommes 14", "on est 14", "quatorze personnes", "14 pers", "équipe de 14"],
    ["it", "per 14", "siamo in 14", "quattordici persone", "14 pers", "team di 14"],
    ["nl", "voor 14", "we zijn met 14", "veertien mensen", "met 14 man", "team van 14"],
    ["pt", "para 14", "somos 14", "catorze pessoas", "equipa de 14"],
  ] as const)("is told without the noun, in letters or short, in %s: %s (R2.13)", async (locale, ...keywords) => {
    const listed = openListing([few, many, makeEntry("Fourteen", { group: few.group, body: ["14 14"] })], { locale });
    for (const keyword of keywords) expect(await listed.find(keyword), keyword).toEqual(["Many"]);
  });

  it("lets through nothing else, also in letters and where a text has the words", async () => {
    const says = makeEntry("Says", { group: few.group, body: ["Fourteen words, said by people in twenty minutes."] });
    const listed = openListing([says, many, makeEntry("Twenty", { minutes: 20 })]);
    expect(await listed.find("fourteen people")).toEqual(["Many", "Twenty"]);
    expect(await listed.find("twenty minutes")).toEqual(["Twenty"]);
  });

  it("is told by a stop word before a number only where nothing is counted after it", async () => {
    const short = makeEntry("Short", { minutes: 14, group: few.group });
    const named = makeEntry("14 questions", { group: few.group });
    const listed = openListing([short, many, named]);
    expect(await listed.find("for 14 minutes")).toEqual(["Short"]);
    expect(await listed.find("for 14 questions")).toEqual(["14 questions"]);
    expect(await listed.find("icebreaker for 14")).toEqual(["Many"]);
    expect(await listed.find("14 questions")).toEqual(await listed.find("with 14 questions"));
  });

  it("finds a large group before those that merely say so", async () => {
    const says = makeEntry("Says", { promise: "Show where a large group stands", group: { from: 2, to: 8 } });
    expect(await openListing([says, many]).find("large group")).toEqual(["Many", "Says"]);
  });
});
