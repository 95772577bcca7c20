import { execSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { folderBeside } from "./leftovers.ts";
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

/** Every site has them. */
const rules = { "/_headers": "rules", "/_hosting/rules": "rules", "/assets/data/index.json": "{}" };

function build(files: Record<string, string>, at = place): Promise<void> {
  return buildSiteFolder(at, async (site) => {
    const all = { ...rules, ...files };
    for (const [address, content] of Object.entries(all)) write(site, address, content);
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
    mkdirSync(folderBeside(place, "building", deadPid));
    mkdirSync(folderBeside(place, "replaced", deadPid));
    writeFileSync(path.join(folderBeside(place, "replaced", deadPid), "index.html"), "one");
    await expect(buildSiteFolder(place, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(read("index.html")).toBe("one");
    expect(readdirSync(around)).toEqual(["dist"]);
  });

  it("mends what a build has left that was killed when the new site stood already: that one stays", async () => {
    await build({ "/index.html": "new" });
    const replaced = folderBeside(place, "replaced", deadPid);
    mkdirSync(replaced);
    writeFileSync(path.join(replaced, "index.html"), "old");
    await expect(buildSiteFolder(place, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(read("index.html")).toBe("new");
    expect(readdirSync(around)).toEqual(["dist"]);
  });

  // There is one that nothing can harm.
  it.skipIf(process.platform !== "linux")("is no mount point, which nothing can take the place of", async () => {
    await expect(build({ "/index.html": "one" }, "/proc")).rejects.toThrow("/proc is a mount point");
  });

  it("is never another folder that holds something, and may be an empty one", async () => {
    mkdirSync(place);
    await build({ "/index.html": "one" });
    const project = path.join(around, "project");
    mkdirSync(path.join(project, "src"), { recursive: true });
    await expect(build({ "/index.html": "one" }, project)).rejects.toThrow(`${project} holds something else`);
    expect(readdirSync(around).sort()).toEqual(["dist", "project"]);
    expect(readdirSync(project)).toEqual(["src"]);
  });

  it("is known again after the command for static hosts has removed what they should not publish", async () => {
    const guide = readFileSync(new URL("../../../docs/operating/static-hosts.md", import.meta.url), "utf8");
    const command = /`npm run build && (.+?)`/.exec(guide)?.[1] ?? "false";
    await build({ "/index.html": "one", "/index.html.br": "one" });
    execSync(command, { cwd: around });
    expect(readdirSync(place).sort()).toEqual(["_headers", "assets", "index.html"]);
    await build({ "/index.html": "two" });
    expect(read("index.html")).toBe("two");
  });

  it("leaves alone the folder of a build that is still running", async () => {
    const running = folderBeside(place, "building", process.ppid);
    mkdirSync(running);
    await build({ "/index.html": "one" });
    expect(readdirSync(around).sort()).toEqual(["dist", path.basename(running)]);
  });

  it("leaves alone for a day what may be of a build in another container, whose processes nobody sees here", async () => {
    const elsewhere = `${place}.building-0123abcd-${deadPid}`;
    mkdirSync(elsewhere);
    await build({ "/index.html": "one" });
    expect(readdirSync(around).sort()).toEqual(["dist", path.basename(elsewhere)]);
    const longAgo = new Date(Date.now() - 2 * 86_400_000);
    utimesSync(elsewhere, longAgo, longAgo);
    await build({ "/index.html": "two" });
    expect(readdirSync(around)).toEqual(["dist"]);
  });

  it("builds where a link leads, and makes the folders on the way", async () => {
    const real = path.join(around, "releases/1");
    mkdirSync(real, { recursive: true });
    symlinkSync(real, place);
    await build({ "/index.html": "one" });
    expect(readFileSync(path.join(real, "index.html"), "utf8")).toBe("one");
    await build({ "/index.html": "deep" }, path.join(around, "deep/in/dist"));
    expect(readFileSync(path.join(around, "deep/in/dist/index.html"), "utf8")).toBe("deep");
  });

  it("mends a folder that a link leads to, and makes one that is not there yet", async () => {
    const real = path.join(around, "live");
    symlinkSync("live", place);
    await build({ "/index.html": "one" });
    renameSync(real, folderBeside(real, "replaced", deadPid));
    await expect(buildSiteFolder(place, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(read("index.html")).toBe("one");
    expect(readdirSync(around).sort()).toEqual(["dist", "live"]);
  });
});
