import { describe, expect, it } from "vitest";
import { isOfEveryPage, type ModuleUse } from "./every-page.ts";

const entry = "/src/site/browser.tsx";
const moving = "/src/site/moving.tsx";
const template = "/src/site/screens/template/template-screen.tsx";
const listing = "/src/site/screens/listing/listing-screen.tsx";
const home = "/src/site/screens/home/home-screen.tsx";
const language = "virtual:language/fr";

/** Modules by who imports them; the entry loads what nobody imports. */
const imports: Record<string, string[]> = {
  [entry]: [],
  [moving]: [],
  [template]: [],
  [listing]: [],
  [home]: [],
  [language]: [],
  "app.tsx": [entry],
  "route.ts": ["app.tsx", "navigator.ts", listing],
  "navigator.ts": [moving],
  "fetch-json.ts": ["navigator.ts", "load-json.ts"],
  "load-json.ts": [listing],
  "finder.ts": [listing],
  "sentence.ts": [listing, home],
  "card.tsx": [listing, home, template],
  "parts.tsx": [template],
  "plurals.js": [language, "other-plurals.js"],
  "other-plurals.js": ["virtual:language/de", "plurals.js"],
  "virtual:language/de": [],
  "tiny.ts": [listing, home, "navigator.ts"],
  "long.ts": [listing, home, "navigator.ts"],
  "style.css?inline": [listing, home, "navigator.ts"],
};

const longCode = "x".repeat(1000);

const findUse = (id: string): ModuleUse | null => {
  const importers = imports[id];
  if (!importers) return null;
  return {
    importers,
    isEntry: id === entry,
    dynamicImporters: importers.length === 0 && id !== entry ? [entry] : [],
    code: id === "long.ts" ? longCode : "export {};",
  };
};

describe("isOfEveryPage", () => {
  it.each([
    ["the entry and what it imports", ["app.tsx", "route.ts", entry]],
    ["what template pages share with others", ["card.tsx"]],
    ["what the strings of languages are made with", ["plurals.js"]],
    ["a few lines that many share", ["tiny.ts"]],
  ])("is true of %s", (_, modules) => {
    for (const id of modules) expect(isOfEveryPage(id, findUse), id).toBe(true);
  });

  it.each([
    ["what it takes to move on", [moving, "navigator.ts", "fetch-json.ts"]],
    ["what one screen alone needs", [template, "parts.tsx", listing, "finder.ts", "load-json.ts"]],
    ["what other screens share", ["sentence.ts", "long.ts"]],
    ["styles that come later", ["style.css?inline"]],
    ["the strings of a language", [language]],
    ["what the bundler knows nothing of", ["rolldown/runtime"]],
  ])("is not true of %s", (_, modules) => {
    for (const id of modules) expect(isOfEveryPage(id, findUse), id).toBe(false);
  });
});
