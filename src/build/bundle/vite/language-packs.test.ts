import { describe, expect, it } from "vitest";
import { encodeSlugs } from "../../../domain/known-slugs.ts";
import { makeCatalogue } from "../../testing/test-catalogue.ts";
import { compileMessages } from "./compile-messages.ts";
import { type LanguagePackSource, languageModule, languagePacks, slugsOf } from "./language-packs.ts";

const source: LanguagePackSource = {
  messages: (locale) => ({
    site: { tagline: `Hop ${locale}` },
    home: { title: `Home ${locale}`, hello: "Hello {name}" },
  }),
  slugs: (locale, environment) => ({ inspiration: [`swot-${locale}`, environment], session: [] }),
};

/** What the plugin answers to the bundler for one module. */
async function load(id: string): Promise<unknown> {
  const { load } = languagePacks(source);
  if (typeof load !== "function") throw new Error("The plugin has no load function");
  return Reflect.apply(load, { environment: { name: "client" } }, [id]);
}

describe("slugsOf", () => {
  it("names the slugs of a language in alphabetical order, without templates that lack it", () => {
    const catalogue = makeCatalogue([{ key: "beta" }, { key: "alpha", without: ["nl"] }]);
    expect(slugsOf(catalogue, "en")).toEqual({ inspiration: ["alpha", "beta"], session: ["gamma"] });
    expect(slugsOf(catalogue, "nl")).toEqual({ inspiration: ["beta-nl"], session: ["gamma-nl"] });
  });
});

describe("languagePacks", () => {
  it("makes one module a language, with what every page says and the slugs, and with those of no other", async () => {
    const code = String(await load(languageModule("fr")));
    expect(code).toContain("export const messages = {");
    expect(code).toContain('"Hop fr"');
    expect(code).not.toContain("Home");
    expect(code).not.toContain("export default");
    expect(code).toContain(`"inspiration":${JSON.stringify(encodeSlugs(["swot-fr", "client"]))}`);
  });

  it("makes one module a language and screen, with what that screen alone says, and leads to it", async () => {
    expect(String(await load(languageModule("fr")))).toContain('"home": () => import("virtual:language/fr/home")');
    const code = String(await load(languageModule("fr", "home")));
    expect(code).toContain("export const messages = {");
    expect(code).toContain('"Home fr"');
    expect(code).not.toContain("Hop");
    expect(code).not.toContain("slugs");
  });

  it("has nothing to say about other modules, and about languages that the site does not have", async () => {
    expect(await load("react")).toBeUndefined();
    expect(await load("virtual:language/xx")).toBeUndefined();
  });
});

describe("compileMessages", () => {
  it("makes functions that need no reader of ICU messages at run time", () => {
    const code = compileMessages("fr", { hello: "Bonjour {name}" });
    expect(code).toContain('hello: (d) => "Bonjour " + d.name');
  });
});
