import { describe, expect, it } from "vitest";
import { TestContent } from "../test-content.ts";

const problemsOf = async (locale: string, line: string, place = "onSite") =>
  (await new TestContent().set(`inspirations/alpha/${locale}.yaml`, `prerequisites.${place}.0`, line).problems()).map(
    ({ field, found }) => [field, found],
  );

describe("checkCountedMaterial", () => {
  it.each([
    ["en", "Three sticky dots and a marker for everyone", "'Three sticky dots'"],
    ["fr", "Un feutre et trois gommettes par personne", "'trois gommettes'"],
    ["de", "Stifte, drei rote Klebepunkte pro Person", "'drei rote Klebepunkte'"],
    ["es", "Un rotulador y 3 notas por persona", "'3 notas'"],
    ["it", "Per ognuno 2 fogli e un pennarello", "'2 fogli'"],
    ["nl", "Per persoon een stift en vier post-its", "'vier post-its'"],
    ["pt", "Por pessoa: três cartões e um marcador", "'três cartões'"],
  ])("reports in %s what the facts count: %s", async (locale, line, found) => {
    expect(await problemsOf(locale, line)).toEqual([["prerequisites.onSite.0", found]]);
  });

  it("reads what is needed remotely as well", async () => {
    expect(await problemsOf("en", "A board with 12 cards", "remote")).toEqual([
      ["prerequisites.remote.0", "'12 cards'"],
    ]);
  });

  it.each(["Cards and pens for everyone", "Two pens", "A board with sticky notes", "Paper, 3 metres"])(
    "leaves alone: %s",
    async (line) => {
      expect(await problemsOf("en", line)).toEqual([]);
    },
  );
});
