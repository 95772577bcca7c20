import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listFiles } from "./list-files.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "files-"));
  mkdirSync(path.join(folder, "in/deep"), { recursive: true });
  for (const file of ["b.yaml", "a.yaml", "in/c.yaml", "in/deep/d.yaml"]) writeFileSync(path.join(folder, file), file);
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("listFiles", () => {
  it("names the files of all folders, in order", () => {
    expect(listFiles(folder)).toEqual(["a.yaml", "b.yaml", "in/c.yaml", "in/deep/d.yaml"]);
  });

  it("follows links, to files and to folders", () => {
    symlinkSync(path.join(folder, "a.yaml"), path.join(folder, "in/shared.yaml"));
    symlinkSync(path.join(folder, "in/deep"), path.join(folder, "linked"));
    expect(listFiles(folder)).toEqual([
      "a.yaml",
      "b.yaml",
      "in/c.yaml",
      "in/deep/d.yaml",
      "in/shared.yaml",
      "linked/d.yaml",
    ]);
  });

  it("lists a link that leads nowhere, for whoever reads it", () => {
    symlinkSync("nothing.yaml", path.join(folder, "in/lost.yaml"));
    expect(listFiles(folder)).toContain("in/lost.yaml");
  });

  it("leaves out what is hidden, such as an editor's links that lead nowhere, unless it is asked for", () => {
    for (const name of [".DS_Store", "in/.swap"]) writeFileSync(path.join(folder, name), "");
    mkdirSync(path.join(folder, ".well-known"));
    writeFileSync(path.join(folder, ".well-known/security.txt"), "");
    const all = listFiles(folder, { withHidden: true });
    expect(all).toEqual(expect.arrayContaining([".DS_Store", ".well-known/security.txt", "in/.swap"]));
    symlinkSync("someone@somewhere.123", path.join(folder, ".#a.yaml"));
    expect(listFiles(folder)).toEqual(["a.yaml", "b.yaml", "in/c.yaml", "in/deep/d.yaml"]);
  });
});
