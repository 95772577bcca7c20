import { describe, expect, it } from "vitest";
import { locales } from "../../domain/locale.ts";
import { makeEntry, openListing } from "./test-index.ts";

describe("languages", () => {
  it("finds accents however they are typed (French)", async () => {
    const entries = [makeEntry("Météo de l’équipe", { terms: ["Créativité"], body: ["Les idées sont triées."] })];
    const french = openListing(entries, { locale: "fr" });
    for (const keyword of ["meteo", "MÉTÉO", "me\u0301te\u0301o", "l'equipe", "creativite", "idee triee"]) {
      expect(await french.find(keyword)).toHaveLength(1);
    }
  });

  it("takes a plural in -x for the same word (French)", async () => {
    const entries = [makeEntry("Deux lieux", { body: ["Des jeux."] }), makeEntry("Jeu du lieu")];
    const french = openListing(entries, { locale: "fr" });
    expect(await french.find("jeux")).toEqual(["Jeu du lieu", "Deux lieux"]);
    expect(await french.find("lieux")).toEqual(["Deux lieux", "Jeu du lieu"]);
  });

  it("finds the parts of compounds (German, Dutch)", async () => {
    const german = [makeEntry("Punktabfrage"), makeEntry("Bericht", { body: ["Eine Abfrage, ein Punkt."] })];
    expect(await openListing(german, { locale: "de" }).find("Abfragen")).toEqual(["Punktabfrage", "Bericht"]);
    const dutch = [makeEntry("Teamquiz"), makeEntry("Quiz", { body: ["Het team wint."] })];
    expect(await openListing(dutch, { locale: "nl" }).find("quiz")).toEqual(["Quiz", "Teamquiz"]);
  });

  it("finds ß and umlauts however they are typed (German)", async () => {
    const german = openListing([makeEntry("Große Stärken")], { locale: "de" });
    for (const keyword of ["grosse staerken", "GROSSE", "starken", "große"]) {
      expect(await german.find(keyword)).toHaveLength(1);
    }
  });

  it("finds all plurals of words in -ão (Portuguese)", async () => {
    const portuguese = openListing([makeEntry("Decisão"), makeEntry("Avaliações")], { locale: "pt" });
    expect(await portuguese.find("decisões")).toEqual(["Decisão"]);
    expect(await portuguese.find("decisoes")).toEqual(["Decisão"]);
    expect(await portuguese.find("avaliacao")).toEqual(["Avaliações"]);
  });

  it.each(locales)("finds an empty listing empty (%s)", async (locale) => {
    expect(await openListing([], { locale }).find("vote")).toEqual([]);
  });
});
