/** What the page about privacy says, held against what the site and the platform do. */
import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "../../src/build/read/read-config.ts";
import { pathOf } from "../../src/domain/route.ts";
import { readSettings } from "../../src/platform/environment.ts";
import { builtFolder } from "./built-folder.ts";
import { type BuiltPage, elementsOf, hasAddress, readBuiltFile, readPages } from "./built-pages.ts";

const pages = readPages();
const privacyPages = pages.filter(({ file }) => file.data.screen === "privacy");

/** Code that comes only where visitors are asked for consent, under names that this site has no use for. */
const ofConsent = /^(consent|keep-choice|analytics)\./;

/** Something else than a name under which something is kept: what the names of events begin with, and the name of a lock. */
const otherNames = ["inspirations:", "inspirations:events"];

function namesInCode(): string[] {
  const scripts = readdirSync(path.join(builtFolder, "assets/js"));
  const codes = scripts
    .filter((name) => name.endsWith(".js") && !ofConsent.test(name) && !name.startsWith("privacy-screen."))
    .map((name) => readBuiltFile(`/assets/js/${name}`).toString());
  const names = codes.flatMap((code) => code.match(/(?<=["'`])inspirations[:_][\w:-]*/g) ?? []);
  return [...new Set(names)].filter((name) => !otherNames.includes(name));
}

const namesOn = ({ html }: BuiltPage) => html.replaceAll("<wbr>", "").replaceAll("<wbr/>", "");

test("the page about privacy names in every language all that the code keeps in the browser", () => {
  const names = namesInCode();
  expect(names).toContain("inspirations:favourites");
  expect(names).toContain("inspirations:meeting");
  for (const page of privacyPages) {
    const text = namesOn(page);
    expect(
      names.filter((name) => !text.includes(`${name}<`) && !text.includes(`${name} <`)),
      page.address,
    ).toEqual([]);
  }
});

test("the settings of the platform that the page tells of are those that it has without any", () => {
  const { eventsKeptMs, signInIdleMs, signInAbsoluteMs, isCookieCrossSite } = readSettings({});
  const msPerDay = 24 * 60 * 60 * 1000;
  expect(readConfig({}).platform).toEqual({
    isReference: true,
    eventsKeptDays: eventsKeptMs / msPerDay,
    signInIdleDays: signInIdleMs / msPerDay,
    signInMaxDays: signInAbsoluteMs / msPerDay,
    isCookieCrossSite,
  });
});

test("every page leads to it in its language, and the newsletter to what becomes of an address", () => {
  for (const page of pages.filter(hasAddress)) {
    const { data, context } = page.file;
    const address = pathOf({ name: "privacy" }, context.locale);
    const links = elementsOf(page, "a").map(({ attributes }) => attributes.href);
    expect(links, page.address).toContain(address);
    if (data.screen === "home" && context.locale === "fr")
      expect(links, page.address).toContain(`${address}#newsletter`);
  }
});
