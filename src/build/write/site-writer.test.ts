import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type SitePlace, SiteWriter } from "./site-writer.ts";

let around: string;
let place: SitePlace;

beforeEach(() => {
  around = mkdtempSync(path.join(tmpdir(), "site-writer-"));
  place = { path: path.join(around, "new"), before: path.join(around, "old"), isLight: true };
  mkdirSync(place.path);
  mkdirSync(place.before);
});
afterEach(() => rmSync(around, { recursive: true }));

const long = "One hop at a time, from the first square to the last. ".repeat(40);
const read = (address: string) => readFileSync(path.join(place.path, address));
const inode = (folder: string, address: string) => statSync(path.join(folder, address)).ino;

function write(files: Record<string, string>, to: SitePlace = place): Promise<string[]> {
  const writer = new SiteWriter(to);
  for (const [address, content] of Object.entries(files)) writer.write(address, content);
  return writer.finish();
}

/** A site that was there before. */
function writeBefore(files: Record<string, string>, isLight = true): Promise<string[]> {
  return write(files, { path: place.before, before: path.join(around, "none"), isLight });
}

describe("SiteWriter", () => {
  it("keeps the file of before where nothing has changed, and writes all else", async () => {
    await writeBefore({ "/fr/same.json": "same", "/fr/other.json": "one", "/fr/as-long.json": "two" });
    await write({ "/fr/same.json": "same", "/fr/other.json": "two!", "/fr/as-long.json": "six", "/new.json": "same" });
    expect(inode(place.path, "/fr/same.json")).toBe(inode(place.before, "/fr/same.json"));
    expect(["/fr/other.json", "/fr/as-long.json", "/new.json"].map((file) => String(read(file)))).toEqual([
      "two!",
      "six",
      "same",
    ]);
    expect(readFileSync(path.join(place.before, "/fr/other.json"), "utf8")).toBe("one");
  });

  it("makes no more than eight files at once of those that take time, and all of them", async () => {
    const writer = new SiteWriter(place);
    let atOnce = 0;
    let mostAtOnce = 0;
    const addresses = Array.from({ length: 60 }, (_, index) => `/pictures/${index}.png`);
    for (const address of addresses) {
      writer.writeLater(address, async () => {
        atOnce += 1;
        mostAtOnce = Math.max(mostAtOnce, atOnce);
        await wait(1);
        atOnce -= 1;
        return Buffer.from(address);
      });
    }
    const written = await writer.finish();
    expect(mostAtOnce).toBe(8);
    expect(written.sort()).toEqual([...addresses].sort());
    for (const address of addresses) expect(String(read(address))).toBe(address);
  });

  it("writes compressed copies, and takes those of before over with their file", async () => {
    await writeBefore({ "/same.html": long, "/changed.html": long }, false);
    await write({ "/same.html": long, "/changed.html": `${long}!` }, { ...place, isLight: false });
    expect(inode(place.path, "/same.html.br")).toBe(inode(place.before, "/same.html.br"));
    expect(brotliDecompressSync(read("/changed.html.br")).toString()).toBe(`${long}!`);
  });

  it("makes the copies of a file that had none", async () => {
    await writeBefore({ "/same.html": long });
    await write({ "/same.html": long }, { ...place, isLight: false });
    expect(brotliDecompressSync(read("/same.html.br")).toString()).toBe(long);
  });

  it("gives a file that comes back to what it was a new date, for whoever uploads what is newer", async () => {
    await writeBefore({ "/index.html": "two" });
    await write({ "/index.html": "one" });
    expect(statSync(path.join(place.path, "index.html")).mtimeMs).toBeGreaterThan(Date.now() - 60_000);
  });

  it("refuses to write a file twice", async () => {
    await writeBefore({ "/b.json": "b" });
    for (const [address, content] of [
      ["/a.json", "a"],
      ["/b.json", "b"],
    ] as const) {
      await expect(write({ [address]: content })).resolves.toEqual([address]);
      await expect(async () => write({ [address]: content })).rejects.toThrow("EEXIST");
    }
  });

  it.each(["", "of another text"])("makes a copy anew that holds %j", async (found) => {
    await writeBefore({ "/same.html": long }, false);
    writeFileSync(path.join(place.before, "same.html.br"), found);
    await write({ "/same.html": long }, { ...place, isLight: false });
    expect(brotliDecompressSync(read("/same.html.br")).toString()).toBe(long);
  });

  it("writes into a folder where the site of before had a file", async () => {
    await writeBefore({ "/swot": "a file" });
    await write({ "/swot/index.html": "a page" });
    expect(String(read("/swot/index.html"))).toBe("a page");
  });

  it("is finished when what takes time is written, and tells all that it has written", async () => {
    const writer = new SiteWriter({ ...place, isLight: false });
    writer.write("/page.html", long);
    writer.writeLater("/picture.png", async () => Buffer.from(long));
    writer.writeLater("/late.svg", async () => Buffer.from(long));
    writer.writeAlone("/download.svg", long);
    const files = await writer.finish();
    expect(files.sort()).toEqual([
      "/download.svg",
      "/late.svg",
      "/late.svg.br",
      "/page.html",
      "/page.html.br",
      "/picture.png",
    ]);
    for (const address of files) expect(read(address).length).toBeGreaterThan(0);
  });

  it("fails where something could not be made, once all else is written", async () => {
    const writer = new SiteWriter(place);
    writer.writeLater("/picture.png", () => Promise.reject(new Error("no picture")));
    writer.writeLater("/slow.png", async () => {
      await wait(20);
      return Buffer.from("slow");
    });
    await expect(writer.finish()).rejects.toThrow("no picture");
    expect(String(read("/slow.png"))).toBe("slow");
  });
});
