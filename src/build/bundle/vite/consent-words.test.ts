import { describe, expect, it } from "vitest";
import { consentWords } from "./consent-words.ts";

const words = {
  title: "Title",
  intro: "",
  analytics: "{brand} counts",
  tagManager: "",
  outro: "",
  privacy: "",
  accept: "Yes",
  decline: "No",
  given: "",
  refused: "",
  keep: "",
};

type Hook = (...given: unknown[]) => unknown;

describe("the words of consent", () => {
  const { resolveId, load } = consentWords((locale) => (locale === "fr" ? words : undefined), 'A "brand"');

  it("are a module for each version, with the brand in its place", async () => {
    expect((resolveId as unknown as Hook)("virtual:consent/fr")).toBe("virtual:consent/fr");
    const code = (await (load as unknown as Hook)("virtual:consent/fr")) as string;
    const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    expect(module.words).toEqual({ ...words, analytics: 'A "brand" counts' });
  });

  it("leave other modules alone", async () => {
    expect((resolveId as unknown as Hook)("virtual:language/fr")).toBeUndefined();
    expect(await (load as unknown as Hook)("virtual:consent/de")).toBeUndefined();
  });
});
