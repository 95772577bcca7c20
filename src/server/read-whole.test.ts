import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readWhole } from "./read-whole.ts";
import { indexSiteFiles } from "./site-files.ts";

let around: string;
let folder: string;

beforeEach(() => {
  around = mkdtempSync(join(tmpdir(), "whole-"));
  folder = join(around, "dist");
  makeSite(folder, "first");
});
afterEach(() => rmSync(around, { recursive: true }));

function makeSite(place: string, name: string): void {
  mkdirSync(place);
  writeFileSync(join(place, `${name}.html`), name);
}

let builds = 0;
/** Replaces the folder like a build. */
function replace(name: string): void {
  builds += 1;
  makeSite(join(around, `building-${builds}`), name);
  renameSync(folder, join(around, `replaced-${builds}`));
  renameSync(join(around, `building-${builds}`), folder);
}

/** Lists the folder, runs the callback, and reads the listed files. */
const readAfter = (happen: () => void) => (place: string) => {
  const names = readdirSync(place);
  happen();
  const { byPath } = indexSiteFiles(place);
  return names.map((name) => byPath.get(`/${name}`)?.path);
};

const times = (most: number, act: () => void) => {
  let done = 0;
  return () => {
    if (done++ < most) act();
  };
};

describe("readWhole", () => {
  it("reads once what stays", () => {
    let reads = 0;
    expect(
      readWhole(
        folder,
        readAfter(() => (reads += 1)),
      ),
    ).toEqual(["/first.html"]);
    expect(reads).toBe(1);
  });

  it("reads the build that has taken the place, and nothing of the one before", () => {
    expect(readWhole(folder, readAfter(times(1, () => replace("second"))))).toEqual(["/second.html"]);
  });

  it("reads anew where a link leads to another build meanwhile", () => {
    const link = join(around, "current");
    symlinkSync(folder, link);
    makeSite(join(around, "next"), "second");
    const lead = () => {
      unlinkSync(link);
      symlinkSync(join(around, "next"), link);
    };
    expect(readWhole(link, readAfter(times(1, lead)))).toEqual(["/second.html"]);
  });

  it("reads anew where a file has gone", () => {
    const gone = times(1, () => {
      throw Object.assign(new Error("no such file"), { code: "ENOENT" });
    });
    expect(readWhole(folder, readAfter(gone))).toEqual(["/first.html"]);
  });

  it("gives up where it is replaced each time", () => {
    expect(
      readWhole(
        folder,
        readAfter(() => replace("other")),
      ),
    ).toBeUndefined();
  });

  it("leaves other failures as they are", () => {
    const fail = () => {
      throw new Error("no rights");
    };
    expect(() => readWhole(folder, fail)).toThrow("no rights");
  });
});
