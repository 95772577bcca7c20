import { describe, expect, it } from "vitest";
import { compileMessages } from "./compile-messages.ts";
import { languageModule, languagePacks, type MessageSource } from "./language-packs.ts";

const source: MessageSource = (locale) => ({
  site: { tagline: `Hop ${locale}` },
  home: { title: `Home ${locale}`, hello: "Hello {name}" },
});

/** The plugin's answer to the bundler for one module. */
async function load(id: string): Promise<unknown> {
  const { load } = languagePacks(source);
  if (typeof load !== "function") throw new Error("The plugin has no load function");
  return (load as (id: string) => unknown)(id);
}

describe("languagePacks", () => {
  it("makes one module a language, with what every page says, and with the words of no other", async () => {
    const code = String(await load(languageModule("fr")));
    expect(code).toContain("export const messages = {");
    expect(code).toContain('"Hop fr"');
    expect(code).not.toContain("Home");
    expect(code).not.toContain("export default");
  });

  it("makes one module a language and screen, with what that screen alone says, and leads to it", async () => {
    expect(String(await load(languageModule("fr")))).toContain('"home": () => import("virtual:language/fr/home")');
    const code = String(await load(languageModule("fr", "home")));
    expect(code).toContain("export const messages = {");
    expect(code).toContain('"Home fr"');
    expect(code).not.toContain("Hop");
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
