import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { SiteFolder } from "./site-folder.ts";

let around: string;
let place: string;

beforeEach(() => {
  around = mkdtempSync(path.join(tmpdir(), "site-folder-"));
  place = path.join(around, "dist");
});
afterEach(() => rmSync(around, { recursive: true }));

const read = (address: string) => readFileSync(path.join(place, address), "utf8");

function build(files: Record<string, string>): Promise<void> {
  return SiteFolder.build(place, async (site) => {
    for (const [address, content] of Object.entries(files)) await site.write(address, content);
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
    const failing = SiteFolder.build(place, async (site) => {
      await site.write("/index.html", "two");
      expect(read("index.html")).toBe("one");
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(read("index.html")).toBe("one");
    expect(readdirSync(around)).toEqual(["dist"]);
  });

  it("keeps the file of before where nothing has changed, and tells so", async () => {
    await build({ "/same.json": "same", "/other.json": "one" });
    const { ino, mtimeMs } = statSync(path.join(place, "same.json"));
    const kept = await SiteFolder.build(place, async (site) => {
      await site.write("/same.json", "same");
      await site.write("/other.json", "two");
      await site.write("/new.json", "same");
      return Promise.all(["/same.json", "/other.json", "/new.json", "/none.json"].map((file) => site.isKept(file)));
    });
    expect(kept).toEqual([true, false, false, false]);
    expect(statSync(path.join(place, "same.json"))).toMatchObject({ ino, mtimeMs });
    expect([read("same.json"), read("other.json"), read("new.json")]).toEqual(["same", "two", "same"]);
  });

  it("takes over what others have written there, where it is the same", async () => {
    await build({ "/js/a.js": "same", "/js/b.js": "one" });
    const { ino } = statSync(path.join(place, "js/a.js"));
    await SiteFolder.build(place, async (site) => {
      mkdirSync(path.join(site.path, "js"));
      for (const [name, content] of Object.entries({ "a.js": "same", "b.js": "two", "c.js": "new" }))
        writeFileSync(path.join(site.path, "js", name), content);
      await site.keepWhatIsTheSame();
    });
    expect(statSync(path.join(place, "js/a.js")).ino).toBe(ino);
    expect([read("js/a.js"), read("js/b.js"), read("js/c.js")]).toEqual(["same", "two", "new"]);
  });

  it("mends what killed builds have left: between two steps, and halfway", async () => {
    mkdirSync(`${place}.building-${deadPid}`);
    mkdirSync(`${place}.replaced-${deadPid}`);
    writeFileSync(path.join(`${place}.replaced-${deadPid}`, "index.html"), "one");
    await expect(SiteFolder.build(place, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
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
    await SiteFolder.build(path.join(around, "deep/in/dist"), (site) => site.write("/index.html", "deep"));
    expect(readFileSync(path.join(around, "deep/in/dist/index.html"), "utf8")).toBe("deep");
  });
});
