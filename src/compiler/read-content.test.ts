import { mkdirSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { locales } from "../domain/locale.ts";
import { compile } from "./compile.ts";
import { TestContent } from "./test-content.ts";

describe("readContent", () => {
  it("reports files and folders whose names mean nothing", async () => {
    const content = new TestContent()
      .write("inspirations/alpha/fi.yaml", "a: b")
      .write("vocabulary/ids.txt", "a")
      .write("inspiration/zeta/en.yaml", "a: b")
      .write("sessions/notes.md", "a");
    const found = "a name that means nothing here";
    const listed = "facts.yaml, de.yaml, en.yaml, es.yaml, fr.yaml, it.yaml, nl.yaml, pt.yaml";
    const vocabulary = "goals.yaml, contexts.yaml, phases.yaml, levels.yaml, tags.yaml, desks.yaml, situations.yaml";
    const areas =
      "inspirations, sessions, vocabulary, interface, home, plans, news, discover, synonyms, situations, consent, privacy";
    expect(await content.problems()).toEqual([
      {
        file: "content/inspiration",
        line: 1,
        field: "",
        found,
        expected: `did you mean 'inspirations'? Otherwise write one of: ${areas}`,
      },
      {
        file: "content/inspirations/alpha/fi.yaml",
        line: 1,
        field: "",
        found,
        expected: `did you mean 'fr.yaml'? Otherwise write one of: ${listed}`,
      },
      {
        file: "content/sessions/notes.md",
        line: 1,
        field: "",
        found: "a file",
        expected: "write a folder with facts.yaml and one file a language",
      },
      { file: "content/vocabulary/ids.txt", line: 1, field: "", found, expected: `write one of: ${vocabulary}` },
    ]);
  });

  it.each([
    ["My_Swot", "plus-delta-2"],
    ["a".repeat(61), "plus-delta-2"],
    ["été", "ete"],
  ])("asks to rename a folder whose name can be no slug, and for nothing else: %s", async (name, slug) => {
    const content = new TestContent();
    for (const file of ["facts", ...locales]) {
      content.write(`inspirations/${name}/${file}.yaml`, content.textOf(`inspirations/beta/${file}.yaml`));
    }
    for (const locale of locales) {
      const file = `inspirations/${name}/${locale}.yaml`;
      const own = locale === "en" ? slug : `${slug}-${locale}`;
      content.write(
        file,
        content
          .textOf(file)
          .replace(/^slug: .*/, `slug: ${own}`)
          .replace(/^name: .*/m, "name: Other"),
      );
    }
    expect(await content.problems()).toEqual([
      {
        file: `content/inspirations/${name}`,
        line: 1,
        field: "",
        found: `'${name}'`,
        expected: "rename the folder: lower-case letters without accents, digits and single hyphens, at most 60",
      },
    ]);
  });

  it.each<[string, (file: string) => void, string, string]>([
    [
      "Latin-1",
      (file) => writeFileSync(file, "name: \xc9tape\n", "latin1"),
      "a text that is not in UTF-8",
      "save the file as UTF-8",
    ],
    [
      "UTF-16",
      (file) => writeFileSync(file, "\ufeffname: Étape\n", "utf16le"),
      "a text that is not in UTF-8",
      "save the file as UTF-8",
    ],
    ["a folder", (file) => mkdirSync(file), "a folder", "write a file of this name"],
    [
      "a link to nothing",
      (file) => symlinkSync("nothing.yaml", file),
      "a link that leads nowhere",
      "mend the link, or remove it",
    ],
  ])("says of %s that it cannot be read, and nothing else of that file", async (_, spoil, found, expected) => {
    const content = new TestContent()
      .remove("inspirations/beta/fr.yaml")
      .remove("interface/fr.yaml")
      .set("inspirations/alpha/fr.yaml", "promise", undefined);
    const problems = await content.use((folder) => {
      spoil(path.join(folder, "inspirations/beta/fr.yaml"));
      spoil(path.join(folder, "interface/fr.yaml"));
      const compiled = compile(folder, { findBoardFlaws: () => [], findTimelineFlaws: () => [] });
      return compiled.ok ? [] : compiled.problems;
    });
    expect(problems).toMatchObject([
      { file: "content/inspirations/alpha/fr.yaml", field: "promise" },
      { file: "content/inspirations/beta/fr.yaml", line: 1, field: "", found, expected },
      { file: "content/interface/fr.yaml", line: 1, field: "", found, expected },
    ]);
  });

  it("reads a file that begins with the mark of its encoding", async () => {
    const file = "inspirations/beta/fr.yaml";
    const content = new TestContent();
    expect(await content.write(file, `\ufeff${content.textOf(file)}`).problems()).toEqual([]);
  });

  it("follows links, to files and to folders", async () => {
    const problems = await new TestContent().use((folder) => {
      for (const place of ["inspirations/alpha", "inspirations/beta/fr.yaml"]) {
        const elsewhere = path.join(folder, "..", path.basename(place));
        renameSync(path.join(folder, place), elsewhere);
        symlinkSync(elsewhere, path.join(folder, place));
      }
      const compiled = compile(folder, { findBoardFlaws: () => [], findTimelineFlaws: () => [] });
      return compiled.ok ? [] : compiled.problems;
    });
    expect(problems).toEqual([]);
  });

  it("takes no notice of the system's hidden files", async () => {
    expect(await new TestContent().write(".DS_Store", "x").write("inspirations/.DS_Store", "x").problems()).toEqual([]);
  });

  it("leaves the folder's own README to people", async () => {
    expect(await new TestContent().write("README.md", "# Content").problems()).toEqual([]);
  });
});
