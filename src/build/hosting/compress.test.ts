import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { ResultCache } from "../cache/result-cache.ts";
import { CopyCache, compressedCopies, isCompressed } from "./compress.ts";

const long = "One hop at a time, from the first square to the last. ".repeat(40);

describe("isCompressed", () => {
  it("is said of every kind of text", () => {
    const names = ["a.html", "b.js", "c.css", "d.json", "e.svg", "f.xml", "g.txt", "fr/deep/h.webmanifest"];
    for (const name of names) expect(isCompressed(name, 2000), name).toBe(true);
  });

  it("is not said of what is packed already, and of text of 512 bytes or fewer", () => {
    for (const name of ["image.png", "font.woff2", "page.html.br"]) expect(isCompressed(name, 2000), name).toBe(false);
    expect([512, 513].map((size) => isCompressed("a.txt", size))).toEqual([false, true]);
  });
});

describe("compressedCopies", () => {
  it("unpack to the text, and are shorter", async () => {
    const [brotli, zipped, ...others] = await compressedCopies(Buffer.from(long));
    expect(others).toEqual([]);
    expect([brotli?.extension, zipped?.extension]).toEqual([".br", ".gz"]);
    expect(brotliDecompressSync(brotli?.bytes ?? "").toString()).toBe(long);
    expect(gunzipSync(zipped?.bytes ?? "").toString()).toBe(long);
    for (const copy of [brotli, zipped]) expect(copy?.bytes.length).toBeLessThan(long.length);
  });

  it("are the same bytes each time, and name no operating system", async () => {
    const copies = () =>
      Promise.all(Array.from({ length: 20 }, (_, index) => compressedCopies(Buffer.from(long + index))));
    const first = await copies();
    expect(await copies()).toEqual(first);
    expect([...(first[0]?.[1]?.bytes.subarray(0, 10) ?? [])]).toEqual([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]);
  });
});

describe("CopyCache", () => {
  it("gives what it has made before, and nothing of another text", async () => {
    const folder = mkdtempSync(join(tmpdir(), "compressed-"));
    const cache = new CopyCache(new ResultCache(folder, 1000));
    const text = Buffer.from(long);
    expect(cache.get(text)).toBeUndefined();
    const made = await cache.make(text);
    expect(made).toEqual(await compressedCopies(text));
    expect(cache.get(text)).toEqual(made);
    expect(cache.get(Buffer.from(`${long}!`))).toBeUndefined();
    rmSync(folder, { recursive: true });
  });
});
