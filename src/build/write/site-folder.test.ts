import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildSiteFolder, type SiteFolders } from "./site-folder.ts";

let around: string;
let place: string;

beforeEach(() => {
  around = mkdtempSync(path.join(tmpdir(), "site-folder-"));
  place = path.join(around, "dist");
});
afterEach(() => rmSync(around, { recursive: true }));

const read = (address: string) => readFileSync(path.join(place, address), "utf8");

function write(site: SiteFolders, address: string, content: string): void {
  mkdirSync(path.dirname(path.join(site.path, address)), { recursive: true });
  writeFileSync(path.join(site.path, address), content);
}

function build(files: Record<string, string>): Promise<void> {
  return buildSiteFolder(place, async (site) => {
    for (const [address, content] of Object.entries(files)) write(site, address, content);
  });
}

/** A process that has ended. */
const deadPid = 2 ** 22 + 1;

describe("a site's folder", () => {
  it("holds what this build has written, and nothing of the one before", async () => {
    await build({ "/fr/index.html": "one", "/old/index.html": "old" });
    await build({ "/fr/index.html": "two" });
    expect(read("fr/index.html")).toBe("two");
    expect(existsSync(path.join(place, "old"))).toBe(false);
    expect(readdirSync(around)).toEqual(["dist"]);
  });

  it("stands as before while a build is at work, and after one that fails", async () => {
    await build({ "/index.html": "one" });
    const failing = buildSiteFolder(place, async (site) => {
      write(site, "/index.html", "two");
      expect(read("index.html")).toBe("one");
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(read("index.html")).toBe("one");
    expect(readdirSync(around)).toEqual(["dist"]);
  });

  it("mends what killed builds have left: between two steps, and halfway", async () => {
    mkdirSync(`${place}.building-${deadPid}`);
    mkdirSync(`${place}.replaced-${deadPid}`);
    writeFileSync(path.join(`${place}.replaced-${deadPid}`, "index.html"), "one");
    await expect(buildSiteFolder(place, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(read("index.html")).toBe("one");
    expect(readdirSync(around)).toEqual(["dist"]);
  });

  it("leaves alone the folder of a build that is still running", async () => {
    mkdirSync(`${place}.building-${process.ppid}`);
    await build({ "/index.html": "one" });
    expect(readdirSync(around).sort()).toEqual(["dist", `dist.building-${process.ppid}`]);
  });

  it("builds where a link leads, and makes the folders on the way", async () => {
    const real = path.join(around, "releases/1");
    mkdirSync(real, { recursive: true });
    symlinkSync(real, place);
    await build({ "/index.html": "one" });
    expect(readFileSync(path.join(real, "index.html"), "utf8")).toBe("one");
    await buildSiteFolder(path.join(around, "deep/in/dist"), async (site) => write(site, "/index.html", "deep"));
    expect(readFileSync(path.join(around, "deep/in/dist/index.html"), "utf8")).toBe("deep");
  });
});
