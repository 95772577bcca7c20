import { describe, expect, it } from "vitest";
import { readInterface } from "./read-interface.ts";
import { TestContent } from "./test-content.ts";

describe("readInterface", () => {
  it("gives the messages of every language", async () => {
    const result = await new TestContent().use(readInterface);
    expect(result).toMatchObject({ ok: true, messages: { fr: { listing: { hello: "Étape {name}" } } } });
  });

  it("gives the problems instead when a message is missing", async () => {
    const content = new TestContent().set("interface/fr.yaml", "listing.hello", undefined);
    const expected = "write this message; in English it is 'Step {name}'";
    expect(await content.use(readInterface)).toEqual({
      ok: false,
      problems: [content.problemAt("interface/fr.yaml", "listing:", "listing.hello", "nothing", expected)],
    });
  });
});
