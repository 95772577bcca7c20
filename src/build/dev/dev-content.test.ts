import { writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it, vi } from "vitest";
import { TestContent } from "../../compiler/test-content.ts";
import { ContentError } from "../read/read-site-content.ts";
import { makeRenderer } from "../testing/test-renderer.ts";
import { DevContent } from "./dev-content.ts";

const english = { listing: { count: "{count, plural, one {# Step} other {# Steps}}", hello: "Step {name}" } };

describe("DevContent", () => {
  it("reads the interface once, and again when it was forgotten", async () => {
    await new TestContent().use(async (folder) => {
      const content = new DevContent(folder, { isPseudo: false });
      expect((await content.messages()).en).toEqual(english);
      const file = path.join(folder, "interface/en.yaml");
      await writeFile(file, "listing: { count: '{count, plural, one {# A} other {# As}}', hello: 'Hello {name}' }");
      expect((await content.messages()).en).toEqual(english);
      content.forget();
      expect((await content.messages()).en).toMatchObject({ listing: { hello: "Hello {name}" } });
    });
  });

  it("shows what is not translated when asked for make-believe", async () => {
    await new TestContent().use(async (folder) => {
      const { en } = await new DevContent(folder, { isPseudo: true }).messages();
      expect(en).toMatchObject({ listing: { hello: "⟦Stéép {name}⟧" } });
    });
  });

  it("tells all problems of the content, also when the interface is broken", async () => {
    const content = new TestContent()
      .set("interface/fr.yaml", "listing.hello", undefined)
      .set("inspirations/alpha/facts.yaml", "level", "unknown");
    await content.use(async (folder) => {
      const error = await new DevContent(folder, { isPseudo: false }).messages().catch((reason) => reason);
      expect(error).toBeInstanceOf(ContentError);
      const files = (error as ContentError).problems.map(({ file }) => file);
      expect(files).toEqual(
        expect.arrayContaining(["content/interface/fr.yaml", "content/inspirations/alpha/facts.yaml"]),
      );
    });
  });

  it("judges the content once, whatever code draws it by then, and again when it was forgotten", async () => {
    await new TestContent().use(async (folder) => {
      const content = new DevContent(folder, { isPseudo: false });
      const findBoardFlaws = vi.fn(() => []);
      const read = () => content.catalogue(makeRenderer({ findBoardFlaws }));
      const first = await read();
      const { length } = findBoardFlaws.mock.calls;
      expect(await read()).toBe(first);
      expect(findBoardFlaws).toHaveBeenCalledTimes(length);
      content.forget();
      expect(await read()).not.toBe(first);
    });
  });

  it("judges again for other code what was not sound: the code may have been what was wrong", async () => {
    await new TestContent().use(async (folder) => {
      const content = new DevContent(folder, { isPseudo: false });
      const flaw = { in: "facts", field: "board", found: "a flaw", expected: "x" } as const;
      const broken = content.catalogue(makeRenderer({ findBoardFlaws: () => [flaw] }));
      await expect(broken).rejects.toThrow("a flaw");
      expect(await content.catalogue(makeRenderer())).toHaveProperty("inspirations");
    });
  });

  it("goes without a template that has been begun, and knows what is left to write there", async () => {
    const begun = new TestContent().write("inspirations/omega/facts.yaml", { level: "TODO" });
    await begun.use(async (folder) => {
      const content = new DevContent(folder, { isPseudo: false });
      const { inspirations } = await content.catalogue(makeRenderer());
      expect(inspirations.map(({ key }) => key)).not.toContain("omega");
      expect(inspirations.length).toBeGreaterThan(0);
      const places = new Set(content.problems.map(({ file }) => file.split("/").slice(0, 3).join("/")));
      expect(places).toEqual(new Set(["content/inspirations/omega"]));
    });
  });

  it.each([
    ["facts alone", (content: TestContent) => content.write("news/begun/facts.yaml", { date: "TODO" })],
    ["broken YAML", (content: TestContent) => content.write("news/launch/fr.yaml", "title: [")],
    ["a title missing", (content: TestContent) => content.set("news/launch/fr.yaml", "title", undefined)],
    ["a link into nothing", (content: TestContent) => content.set("news/launch/facts.yaml", "link", "session:none")],
    ["a folder's name in capitals", (content: TestContent) => content.write("news/Begun/facts.yaml", {})],
  ])("goes without news that have been begun, and knows what is wrong with them: %s", async (_, begin) => {
    await begin(new TestContent()).use(async (folder) => {
      const content = new DevContent(folder, { isPseudo: false });
      const { news, inspirations } = await content.catalogue(makeRenderer());
      const places = new Set(content.problems.map(({ file }) => file.split("/").slice(0, 3).join("/")));
      expect([...places]).toEqual([expect.stringMatching(/^content\/news\/(launch|[bB]egun)$/)]);
      expect(news.map(({ key }) => `content/news/${key}`)).not.toContain([...places][0]);
      expect(inspirations.length).toBeGreaterThan(0);
    });
  });

  it("goes without a template that has been begun where only news that have been begun name it", async () => {
    const begun = new TestContent()
      .write("inspirations/omega/facts.yaml", { level: "TODO" })
      .write("news/begun/facts.yaml", { date: "2026-01-01", link: "inspiration:omega" });
    await begun.use(async (folder) => {
      const content = new DevContent(folder, { isPseudo: false });
      const { news, inspirations } = await content.catalogue(makeRenderer());
      expect(news.map(({ key }) => key)).not.toContain("begun");
      expect(inspirations.map(({ key }) => key)).not.toContain("omega");
    });
  });

  it("tells all problems where another template names the one that is not sound", async () => {
    const broken = new TestContent().set("inspirations/alpha/facts.yaml", "level", "TODO");
    await broken.use(async (folder) => {
      const content = new DevContent(folder, { isPseudo: false });
      await expect(content.catalogue(makeRenderer())).rejects.toThrow("inspirations/alpha/facts.yaml");
    });
  });
});
