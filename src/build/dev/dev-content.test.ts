import { writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { TestContent } from "../../compiler/test-content.ts";
import { ContentError } from "../read-site-content.ts";
import { makeRenderer } from "../test-renderer.ts";
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

  it("compiles again for another renderer, which may judge boards differently", async () => {
    await new TestContent().use(async (folder) => {
      const content = new DevContent(folder, { isPseudo: false });
      const problemsWith = (found: string) =>
        content
          .catalogue(makeRenderer({ findBoardFlaws: () => [{ in: "facts", field: "board", found, expected: "x" }] }))
          .catch((error: ContentError) => error.problems.map((problem) => problem.found));
      expect(await problemsWith("first")).toContain("first");
      expect(await problemsWith("second")).toContain("second");
    });
  });
});
