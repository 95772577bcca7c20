import { describe, expect, it } from "vitest";
import { locales } from "../../domain/locale.ts";
import { TestContent } from "../test-content.ts";

const alpha = "inspirations/alpha";
const missing = (file: string, expected: string) => ({
  file: `content/${file}`,
  line: 1,
  field: "",
  found: "no file",
  expected,
});

describe("checkCompleteLanguages", () => {
  it("asks for what the operator says of themselves in every language, where it is said in one", async () => {
    const words = { responsible: "{brand}, [post](mailto:post@club.example)", sections: [] };
    const content = new TestContent();
    for (const locale of locales.filter((it) => it !== "nl")) content.write(`privacy/${locale}.yaml`, words);
    expect(await content.problems()).toEqual([
      missing("privacy/nl.yaml", "write it, or remove those of the other languages"),
    ]);
    expect(await content.write("privacy/nl.yaml", words).problems()).toEqual([]);
  });

  it("reports a language that is missing (R1.2)", async () => {
    const content = new TestContent().remove(`${alpha}/pt.yaml`).remove("sessions/gamma/de.yaml");
    expect(await content.problems()).toEqual([
      missing(`${alpha}/pt.yaml`, "write it, or add pt to withoutLanguages in facts.yaml"),
      missing("sessions/gamma/de.yaml", "write it, or add de to withoutLanguages in facts.yaml"),
    ]);
  });

  it("reports a file in a language that the facts leave out", async () => {
    const content = new TestContent().set(`${alpha}/facts.yaml`, "withoutLanguages", ["nl"]);
    expect(await content.problems()).toEqual([
      {
        ...missing(`${alpha}/nl.yaml`, "remove it, or take nl out of withoutLanguages in facts.yaml"),
        found: "a file",
      },
    ]);
  });

  it("reports English left out: the key is its slug", async () => {
    const content = new TestContent().set(`${alpha}/facts.yaml`, "withoutLanguages", ["en"]).remove(`${alpha}/en.yaml`);
    expect(await content.problems()).toEqual([
      content.problemAt(
        `${alpha}/facts.yaml`,
        "- en",
        "withoutLanguages.0",
        "'en'",
        "write English: the key of a template is its English slug",
      ),
    ]);
  });

  it("reports English that is missing, without offering to leave it out", async () => {
    expect(await new TestContent().remove(`${alpha}/en.yaml`).problems()).toEqual([
      missing(`${alpha}/en.yaml`, "write it"),
    ]);
  });

  it("reports missing facts, vocabulary, news, discover page, synonyms and interface", async () => {
    const content = new TestContent()
      .remove(`${alpha}/facts.yaml`)
      .remove("vocabulary/desks.yaml")
      .remove("news/launch/es.yaml")
      .remove("news/launch/facts.yaml")
      .remove("discover/it.yaml")
      .remove("synonyms/de.yaml")
      .remove("situations/de.yaml")
      .remove("interface/nl.yaml");
    expect(await content.problems()).toEqual([
      missing("discover/it.yaml", "write it"),
      missing(`${alpha}/facts.yaml`, "write it: every template has facts"),
      missing("interface/nl.yaml", "write it"),
      missing("news/launch/es.yaml", "write it"),
      missing("news/launch/facts.yaml", "write it: every piece of news has facts"),
      missing("situations/de.yaml", "write it"),
      missing("synonyms/de.yaml", "write it"),
      missing("vocabulary/desks.yaml", "write it"),
    ]);
  });
});
