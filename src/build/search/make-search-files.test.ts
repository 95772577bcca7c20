import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeEntry, openListing } from "./test-index.ts";

const boat = makeEntry("Speedboat", {
  otherNames: ["Sailboat", "Speed Boat"],
  foreignNames: ["Segelboot-Retrospektive"],
  promise: "See what drives you and what drags",
  terms: ["Retrospective", "Easy"],
  body: ["Everyone writes winds and anchors.", "Anchors are lifted: check-out in pairs."],
});
const whys = makeEntry("5 whys", {
  otherNames: ["Root cause analysis"],
  terms: ["Problem solving"],
  body: ["Ask why. Anchors away!", "Sort the problems and the priorities."],
});
const who = makeEntry("Who is who", { body: ["One true fact of each colleague.", "A boat is a fact."] });
const matrix = makeEntry("Eisenhower matrix", { otherNames: ["Urgent-important matrix"], body: ["Delegate tasks."] });
const retro = makeEntry("Retro of the boat", { body: ["Look back."] });

const listing = openListing([boat, whys, who, matrix, retro]);

describe("a keyword", () => {
  it.each([
    ["speedboat", ["Speedboat"]],
    ["SPEEDBOAT!", ["Speedboat"]],
    ["sailboats", ["Speedboat"]],
    ["anchor", ["Speedboat", "5 whys"]],
    ["boat", ["Retro of the boat", "Speedboat", "Who is who"]],
    ["delegating task", ["Eisenhower matrix"]],
    ["colleagues", ["Who is who"]],
    ["segelboot", ["Speedboat"]],
    ["drags", ["Speedboat"]],
  ])("finds whole words and their forms in all that a template says: %s", async (keyword, names) => {
    expect(await listing.find(keyword)).toEqual(names);
  });

  it.each([
    ["spe", ["Speedboat"]],
    ["eisenh", ["Eisenhower matrix"]],
    ["retrospecti", ["Speedboat"]],
    ["w", ["5 whys", "Who is who"]],
    ["pr", ["5 whys"]],
    ["ev", []],
    ["dri", ["Speedboat"]],
    ["anc", []],
    ["anch", ["5 whys", "Speedboat"]],
  ])("finds beginnings, short ones in names or else not in bodies: %s", async (keyword, names) => {
    expect((await listing.find(keyword)).sort()).toEqual([...names].sort());
  });

  it("finds what two letters begin in names alone, where there is any", async () => {
    const entries = [makeEntry("Retro"), makeEntry("Speedboat", { terms: ["Retrospective"], promise: "Real reasons" })];
    expect(await openListing(entries).find("re")).toEqual(["Retro"]);
  });

  it("takes no name for what begins like it from its second letter on", async () => {
    const entries = [makeEntry("Strategy"), makeEntry("Trail")];
    expect(await openListing(entries).find("tra")).toEqual(["Trail"]);
  });

  it("finds what begins so in names from other languages, unless it is too much", async () => {
    const boats = Array.from("abcdefghijklm", (letter) => makeEntry(letter, { foreignNames: [`Segel${letter}boot`] }));
    expect(await openListing(boats.slice(1)).find("segel")).toHaveLength(12);
    expect(await openListing(boats).find("segel")).toEqual([]);
  });

  it("finds four letters in bodies too, though another word comes after them", async () => {
    expect((await listing.find("anch fact")).sort()).toEqual(["5 whys", "Speedboat", "Who is who"]);
  });

  it("finds nothing by a stem of two or three letters", async () => {
    const entries = ["Diet plan", "Dynamo"].map((name) => makeEntry(name));
    expect(await openListing(entries).find("dying")).toEqual([]);
  });

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
    ])("finds what is made for so many: %s", async (keyword, names) => {
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
    ] as const)(
      "is told by its number behind it as well, beside other words too, in %s: %s",
      async (locale, keyword) => {
        const pizza = makeEntry("Pizza", { group: { from: 20, to: 90 }, promise: "A group of 3" });
        const listed = openListing([pizza, few, many], { locale });
        expect(await listed.find(keyword)).toEqual(["Pizza", "Many"]);
        expect(await listed.find(`pizza ${keyword}`)).toEqual(["Pizza"]);
      },
    );

    it.each([
      ["de", "für 14", "wir sind 14", "vierzehn Personen", "14 TN", "Team von 14"],
      ["en", "for 14", "we are 14", "fourteen people", "14 ppl", "team of 14"],
      ["es", "para 14", "catorce personas", "14 pers", "equipo de 14"],
      ["fr", "pour 14", "nous sommes 14", "on est 14", "quatorze personnes", "14 pers", "équipe de 14"],
      ["it", "per 14", "siamo in 14", "quattordici persone", "14 pers", "team di 14"],
      ["nl", "voor 14", "we zijn met 14", "veertien mensen", "met 14 man", "team van 14"],
      ["pt", "para 14", "somos 14", "catorze pessoas", "equipa de 14"],
    ] as const)("is told without the noun, in letters or short, in %s: %s", async (locale, ...keywords) => {
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
    ])("finds what fills most of that time and takes no longer, the fullest first: %s", async (keyword, names) => {
      expect(await find(keyword)).toEqual(names);
    });

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

  it.each(["speedbaot", "spedboat", "spoedboat", "speeedboat", "peedboat", "xpeedboat", "aspeedboat", "pseedboat"])(
    "finds a name with a mistake anywhere, its first letter too: %s",
    async (keyword) => {
      expect(await listing.find(keyword)).toEqual(["Speedboat"]);
    },
  );

  it.each([
    ["eisenhaur matirx", ["Eisenhower matrix"]],
    ["xolleague", []],
    ["coleage", []],
    ["coleageu", ["Who is who"]],
    ["bta", []],
    ["xrags", []],
    ["xroblem", ["5 whys"]],
    ["xoat", ["Retro of the boat", "Speedboat"]],
  ])(
    "tolerates more mistakes in longer words, and in the first letter only in names and terms: %s",
    async (keyword, names) => {
      expect(await listing.find(keyword)).toEqual(names);
    },
  );

  it("finds a name of four letters with a mistake in the first", async () => {
    expect(await openListing([makeEntry("SWOT")]).find("xwot")).toEqual(["SWOT"]);
  });

  it("tolerates in a stem no more mistakes than in a word of its length", async () => {
    const named = openListing([makeEntry("Activities"), makeEntry("Modest proposal")]);
    expect(await named.find("moderation")).toEqual([]);
    expect(await named.find("activation")).toEqual(["Activities"]);
  });

  it("takes a word with a mistake for a mere beginning only where nothing comes after it", async () => {
    expect(await listing.find("fact spoedb")).toEqual(["Speedboat", "Who is who"]);
    expect(await listing.find("spoedb fact")).toEqual(["Who is who"]);
  });

  it("takes a word with a mistake for four others at most, those of names first", async () => {
    const said = ["a", "e", "i", "u"].map((letter) => makeEntry(letter, { body: [`All zark${letter}b.`] }));
    expect(await openListing([...said, makeEntry("Zarkyb")]).find("zarkob")).toEqual(["Zarkyb", "a", "e", "i"]);
  });

  it.each([
    ["speed boat", "Speedboat"],
    ["speed-boat", "Speedboat"],
    ["checkout", "Speedboat"],
    ["check out", "Speedboat"],
    ["eisenhowermatrix", "Eisenhower matrix"],
    ["urgentimportant", "Eisenhower matrix"],
    ["rootcauseanalysis", "5 whys"],
    ["whoiswho", "Who is who"],
    ["fact colleagues matrixboat", "Who is who"],
  ])("finds words that are written as one or as two: %s", async (keyword, name) => {
    expect((await listing.find(keyword))[0]).toBe(name);
  });

  it.each(["check-in", "check in", "checkin"])(
    "puts what a word makes with a stop word before the word: %s",
    async (keyword) => {
      const entries = [
        makeEntry("Check"),
        makeEntry("Goodbye", { terms: ["Check-out"] }),
        makeEntry("Sky", { body: ["A check-in."] }),
      ];
      expect((await openListing(entries).find(keyword))[0]).toBe("Sky");
    },
  );

  it("puts both words in a name before the two as one in a foreign name", async () => {
    const entries = [makeEntry("Auto", { foreignNames: ["Speedboat"] }), makeEntry("Boat of speed")];
    expect(await openListing(entries).find("speed boat")).toEqual(["Boat of speed", "Auto"]);
  });

  it("finds a word of which a piece is a stop word, and then nothing else", async () => {
    const names = ["SWOT", "Say it with tulips"].map((name) => makeEntry(name));
    for (const keyword of ["S.W.O.T.", "s w o t"]) expect(await openListing(names).find(keyword)).toEqual(["SWOT"]);
    const spanish = openListing([makeEntry("5 porqués"), makeEntry("5 objetivos")], { locale: "es" });
    expect(await spanish.find("5 por qués")).toEqual(["5 porqués"]);
  });

  it("finds parts of a compound that it does not know", async () => {
    expect(await listing.find("speedboatpriorities")).toEqual(["Speedboat", "5 whys"]);
  });

  it("finds a first part of four letters", async () => {
    expect((await listing.find("taskpriorities")).sort()).toEqual(["5 whys", "Eisenhower matrix"]);
  });

  it("finds parts whose stems are shorter than they are, or end otherwise", async () => {
    const english = openListing([makeEntry("Secret story", { body: ["Everyone tells one."] })]);
    expect(await english.find("storytelling")).toEqual(["Secret story"]);
    const german = openListing([makeEntry("Ideen"), makeEntry("Workshop")], { locale: "de" });
    expect((await german.find("Ideenworkshop")).sort()).toEqual(["Ideen", "Workshop"]);
    const dutch = openListing([makeEntry("Visgraat"), makeEntry("Diagram")], { locale: "nl" });
    expect((await dutch.find("visgraatdiagram")).sort()).toEqual(["Diagram", "Visgraat"]);
  });

  it.each([
    ["the boat of the fact", ["Who is who"]],
    ["who is who", ["Who is who"]],
    ["is", ["Who is who"]],
  ])("leaves out stop words as long as there are others: %s", async (keyword, names) => {
    expect(await listing.find(keyword)).toEqual(names);
  });

  it.each([
    ["anchors problems", ["5 whys"]],
    ["matrix colleague pair", ["Speedboat", "Who is who", "Eisenhower matrix"]],
  ])("finds what has all words, or else what has most: %s", async (keyword, names) => {
    expect((await listing.find(keyword)).sort()).toEqual([...names].sort());
  });

  it("takes a foreign word for a mistake as well", async () => {
    const film = makeEntry("Critica", { foreignNames: ["Retrospetiva de cinema"] });
    const stella = makeEntry("Retrospettiva a stella");
    const listed = openListing([film, stella], { locale: "it" });
    expect((await listed.find("retrospetiva")).sort()).toEqual(["Critica", "Retrospettiva a stella"]);
    expect(await listed.find("retrospettiva")).toEqual(["Retrospettiva a stella"]);
  });

  it("puts what is of a kind before what has its word in another name", async () => {
    const boat = makeEntry("Boat", { otherNames: ["Quick boat"], promise: "Quick, quicker" });
    const quick = makeEntry("Check", { kinds: ["quick"] });
    const listed = openListing([boat, quick]);
    expect(await listed.find("quick")).toEqual(["Check", "Boat"]);
    expect(await listed.find("quic")).toEqual(["Check", "Boat"]);
    expect(await listed.find("quick boat")).toEqual(["Boat"]);
  });

  it("puts a template first whose whole name was typed", async () => {
    const names = ["Retro of the month", "Retro of the year", "Retro"].map((name) => makeEntry(name));
    expect(await openListing(names).find("retro")).toEqual(["Retro", "Retro of the month", "Retro of the year"]);
    const checks = ["Check-in", "Check"].map((name) => makeEntry(name));
    expect(await openListing(checks).find("check")).toEqual(["Check", "Check-in"]);
  });

  it.each(["", "   ", "🎉", "…", "'"])("finds nothing without a word: %j", async (keyword) => {
    expect(await listing.find(keyword)).toEqual([]);
  });

  it("never throws, and marks texts without changing them, whatever is typed", async () => {
    const letters = fc.constantFrom(..."abdeopst 5-’<*+!.=éßשם🎉\u0301\u00ad");
    const keywords = fc.oneof(
      fc.string({ unit: "binary", maxLength: 100 }),
      fc.string({ unit: letters, maxLength: 100 }),
    );
    await fc.assert(
      fc.asyncProperty(keywords, fc.string({ unit: letters }), async (keyword, text) => {
        const { ranked, highlight } = await listing.search(keyword);
        expect(new Set(ranked).size).toBe(ranked.length);
        expect(ranked.every((position) => position >= 0 && position < 5)).toBe(true);
        const parts = highlight(text);
        expect(parts.map((part) => part.text).join("")).toBe(text);
      }),
      { numRuns: 40 },
    );
  });

  it("marks what it found", async () => {
    const { highlight } = await listing.search("retrospectives sail drag");
    const marked = highlight("A retrospective: sailboats and drags").filter(({ isMatch }) => isMatch);
    expect(marked.map(({ text }) => text)).toEqual(["retrospective", "sail", "drags"]);
  });

  it.each(["the boat", "r boat"])("marks nothing for a stop word or a single letter: %s", async (keyword) => {
    const { highlight } = await listing.search(keyword);
    const marked = highlight("The theme of a retro boat").filter(({ isMatch }) => isMatch);
    expect(marked.map(({ text }) => text)).toEqual(["boat"]);
  });
});

describe("makeSearchFiles", () => {
  it("makes few files of a small listing, and the same ones each time", () => {
    expect([...listing.files.keys()]).toEqual(["index.json", "keys-0.json", "lists-0-0.json", "lists-0-1.json"]);
    expect(openListing([boat, whys, who, matrix, retro]).files).toEqual(listing.files);
  });

  it("lists a template once for a word that it says twice", () => {
    const [once, twice] = ["A boat.", "A boat, a boat."].map((text) =>
      openListing([makeEntry("Name", { body: [text] })]),
    );
    expect(twice?.files).toEqual(once?.files);
  });

  it("cuts what is large, so that a word takes three files of many", async () => {
    const syllables = ["ba", "ce", "di", "fo", "gu", "ha", "ke", "li", "mo", "nu"];
    const word = (number: number) =>
      Array.from(String(number).padStart(4, "0"), (digit) => syllables[Number(digit)]).join("");
    const entries = Array.from({ length: 4000 }, (_, number) =>
      makeEntry(word(number), { body: [`${word((number * 7) % 4000)} ${word((number * 3) % 4000)}`] }),
    );
    const large = openListing(entries, { locale: "it" });
    expect(large.files.size).toBeGreaterThan(20);
    const sizes = [...large.files.values()].map((content) => content.length);
    expect(Math.max(...sizes)).toBeLessThan(16_000);
    expect((await large.find(word(1234)))[0]).toBe(word(1234));
    expect(large.loaded.length).toBeLessThanOrEqual(4);
  });
});
