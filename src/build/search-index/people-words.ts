import { type Postings, places } from "../../domain/finding/keyword/index-files.ts";
import type { Locale } from "../../domain/locale.ts";
import type { NumberRange } from "../../domain/number-range.ts";
import { waysToCount } from "./number-words.ts";
import type { TextReader } from "./text-reader.ts";

interface GroupWords {
  /** What is typed after a number of people. */
  people: readonly string[];
  /** What is typed before it, the last of it a stop word. Not `with`: it is said of four questions, too. */
  before: readonly string[];
  /** Groups without a number, by how many they are taken to be. As one word each, since two are looked for as one as well. */
  named: Readonly<Record<number, readonly string[]>>;
}

const groupWords: Record<Locale, GroupWords> = {
  de: {
    people: [
      "Personen",
      "Pers",
      "Leute",
      "Menschen",
      "Teilnehmer",
      "Teilnehmern",
      "Teilnehmende",
      "Teilnehmenden",
      "TN",
    ],
    before: ["GruppeVon", "TeamVon", "für", "wirSind"],
    named: {
      4: ["kleineGruppe", "kleinenGruppen", "Kleingruppe", "kleinesTeam"],
      30: ["großeGruppe", "großenGruppen", "Großgruppe", "großesTeam"],
    },
  },
  en: {
    people: ["people", "ppl", "persons", "participants", "attendees", "pax"],
    before: ["groupOf", "teamOf", "for", "weAre"],
    named: { 4: ["smallGroup", "smallTeam"], 30: ["largeGroup", "bigGroup", "largeTeam", "bigTeam"] },
  },
  es: {
    people: ["personas", "pers", "participantes", "asistentes"],
    before: ["grupoDe", "equipoDe", "para"],
    named: {
      4: ["grupoPequeño", "gruposPequeños", "equipoPequeño"],
      30: ["grupoGrande", "gruposGrandes", "granGrupo", "equipoGrande"],
    },
  },
  fr: {
    people: ["personnes", "pers", "participants", "participantes"],
    before: ["groupeDe", "équipeDe", "pour", "nousSommes", "onEst"],
    named: {
      4: ["petitGroupe", "petitsGroupes", "petiteÉquipe"],
      30: ["grandGroupe", "grandsGroupes", "grosGroupe", "grandeÉquipe"],
    },
  },
  it: {
    people: ["persone", "pers", "partecipanti"],
    before: ["gruppoDi", "teamDi", "per", "siamoIn"],
    named: {
      4: ["piccoloGruppo", "piccoliGruppi", "gruppoPiccolo", "piccoloTeam"],
      30: ["grandeGruppo", "grandiGruppi", "gruppoGrande", "grandeTeam"],
    },
  },
  nl: {
    people: ["personen", "pers", "mensen", "deelnemers", "man"],
    before: ["groepVan", "teamVan", "voor", "zijnMet"],
    named: { 4: ["kleineGroep", "kleinTeam"], 30: ["groteGroep", "grootTeam"] },
  },
  pt: {
    people: ["pessoas", "participantes"],
    before: ["grupoDe", "equipaDe", "equipeDe", "para", "somos"],
    named: {
      4: ["grupoPequeno", "gruposPequenos", "pequenoGrupo", "equipaPequena"],
      30: ["grupoGrande", "gruposGrandes", "grandeGrupo", "equipaGrande"],
    },
  },
};

/** Larger numbers are words like any other. */
const mostPeople = 100;

/**
 * `14 people`, `fourteen people`, `group of 14` and `for 14` as one word each, which is what two neighbours in a keyword are also looked for as, with
 * the templates that are for so many. A number by itself would be found as a length, too. Each template has the range of its group.
 */
export function peopleWords(groups: readonly NumberRange[], locale: Locale, reader: TextReader): Map<string, Postings> {
  const { people, before } = groupWords[locale];
  return wordsOfEachSize(groups, reader, (count) => [
    ...waysToCount(count, locale).flatMap((number) => people.map((word) => number + word)),
    // In digits alone: a retro may be one `for two`, and means a pair.
    ...before.map((word) => word + count),
  ]);
}

/** `large group` and the like. They count nothing: what says it in its text is found after those that are for so many. */
export function groupSizeWords(
  groups: readonly NumberRange[],
  locale: Locale,
  reader: TextReader,
): Map<string, Postings> {
  return wordsOfEachSize(groups, reader, (count) => groupWords[locale].named[count] ?? []);
}

function wordsOfEachSize(
  groups: readonly NumberRange[],
  reader: TextReader,
  waysToSay: (count: number) => readonly string[],
): Map<string, Postings> {
  const words = new Map<string, Postings>();
  for (let count = 1; count <= mostPeople; count += 1) {
    const suited = groups.flatMap(({ from, to }, position) => (from <= count && count <= to ? [position] : []));
    if (suited.length === 0) continue;
    const postings = places.map((place) => (place === "name" ? suited : []));
    for (const each of waysToSay(count)) words.set(reader.join(each).whole, postings);
  }
  return words;
}
