import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { describeBrowser, findChromium, findWholeChromium } from "./ensure-chromium.mjs";

/** @type {string} */
let folder;

/**
 * @param {string} name
 * @param {number} exitCode
 */
function writeProgram(name, exitCode) {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\nexit ${exitCode}\n`);
  chmodSync(path, 0o755);
  return path;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "chromium-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

describe("findChromium", () => {
  it("takes the one that CHROMIUM_PATH names, before any on the path", () => {
    writeProgram("chromium", 0);
    const named = writeProgram("my-browser", 0);
    expect(findChromium({ CHROMIUM_PATH: named, PATH: folder })).toBe(named);
  });

  it("finds none rather than another when CHROMIUM_PATH names nothing that can run", () => {
    writeProgram("chromium", 0);
    writeFileSync(join(folder, "text"), "");
    for (const CHROMIUM_PATH of [join(folder, "missing"), join(folder, "text")]) {
      expect(findChromium({ CHROMIUM_PATH, PATH: folder })).toBeUndefined();
    }
  });

  it("looks through the path by name, and passes over one that does not run", () => {
    writeProgram("chromium", 1);
    const chrome = writeProgram("google-chrome", 0);
    expect(findChromium({ PATH: [join(folder, "missing"), folder].join(delimiter) })).toBe(chrome);
  });

  it("prefers the shell, which has no window", () => {
    writeProgram("chromium", 0);
    const shell = writeProgram("chromium-headless-shell", 0);
    expect(findChromium({ PATH: folder })).toBe(shell);
  });
});

describe("findWholeChromium", () => {
  it("takes the browser of the other journeys, unless that is the shell", () => {
    const chromium = writeProgram("chromium", 0);
    const shell = writeProgram("chromium-headless-shell", 0);
    const named = writeProgram("my-browser", 0);
    expect(findWholeChromium(named, { PATH: folder })).toBe(named);
    expect(findWholeChromium(shell, { PATH: folder })).toBe(chromium);
  });
});

describe("describeBrowser", () => {
  it("says the path and what the program says of its version", () => {
    const path = join(folder, "my-browser");
    writeFileSync(path, "#!/bin/sh\necho Chromium 156.0\n");
    chmodSync(path, 0o755);
    expect(describeBrowser(path)).toBe(`${path}, Chromium 156.0`);
  });
});
