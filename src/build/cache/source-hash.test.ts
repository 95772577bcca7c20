import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hashFiles, hashSources, listSources, releasesOf } from "./source-hash.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "sources-"));
  mkdirSync(path.join(folder, "in"));
  writeFileSync(path.join(folder, "a.ts"), "one");
  writeFileSync(path.join(folder, "in/b.ts"), "two");
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("hashFiles", () => {
  it("is the same for the same files in another folder", () => {
    const other = mkdtempSync(path.join(tmpdir(), "sources-"));
    writeFileSync(path.join(other, "a.ts"), "one");
    expect(hashFiles(other, ["a.ts"])).toBe(hashFiles(folder, ["a.ts"]));
    rmSync(other, { recursive: true });
  });

  it("changes with what a file holds, with its name, and with the number of files", () => {
    const before = hashFiles(folder, ["a.ts", "in/b.ts"]);
    expect(hashFiles(folder, ["a.ts"])).not.toBe(before);
    expect(hashFiles(folder, ["in/b.ts", "a.ts"])).not.toBe(before);
    writeFileSync(path.join(folder, "in/b.ts"), "twO");
    expect(hashFiles(folder, ["a.ts", "in/b.ts"])).not.toBe(before);
  });
});

describe("releasesOf", () => {
  it("names the releases of the packages asked for, and no others", () => {
    const [release, ...others] = releasesOf(["subset-font"]);
    expect(release).toMatch(/^node_modules\/subset-font \d+\.\d+/);
    expect(others).toEqual([]);
    expect(releasesOf(["subset-font", "harfbuzzjs"])).toContain(release);
  });

  it("does not take a package for granted", () => {
    expect(() => releasesOf(["no-such-package"])).toThrow("no-such-package");
  });
});

describe("hashSources", () => {
  it("can be taken of this project", () => {
    expect(hashSources()).toMatch(/^[0-9a-f]{64}$/);
  });

  it("is of what pages can be made of, and of neither tests nor what serves them", () => {
    const files = listSources();
    for (const file of ["src/site/app.tsx", "src/http-server/listen-at.ts", "package.json"])
      expect(files).toContain(file);
    expect(files.filter((file) => /\.test\.|^src\/(platform|server)\//.test(file))).toEqual([]);
  });
});
