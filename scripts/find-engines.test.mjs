import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { findEngines, tellOfMissing } from "./find-engines.mjs";

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "engines-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** @param {string[]} names */
function install(...names) {
  for (const name of names) {
    writeFileSync(join(folder, name), "");
    chmodSync(join(folder, name), 0o755);
  }
}

const find = () => findEngines({ PATH: ["/nowhere", folder].join(delimiter) });

it("finds Firefox, and WebKit where its driver has a screen", () => {
  install("firefox-esr", "WebKitWebDriver", "Xvfb");
  const found = find();
  expect(found).toEqual({
    firefox: join(folder, "firefox-esr"),
    webkit: { driver: join(folder, "WebKitWebDriver"), screen: join(folder, "Xvfb") },
  });
  expect(tellOfMissing(found)).toEqual([]);
});

it("tells of each that is missing, and how it would be installed", () => {
  install("WebKitWebDriver");
  writeFileSync(join(folder, "firefox-esr"), "no program");
  const found = find();
  expect(found).toEqual({ firefox: undefined, webkit: undefined });
  expect(tellOfMissing(found)).toEqual([
    expect.stringMatching(/^Firefox .*apt-get install firefox-esr$/),
    expect.stringMatching(/^WebKit .*apt-get install webkit2gtk-driver xvfb$/),
  ]);
});
