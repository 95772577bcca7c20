import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { ResultCache } from "../cache/result-cache.ts";
import { CopyCache, compressedCopy, isCompressed } from "./compress.ts";

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

describe("compressedCopy", () => {
  it("unpacks to the text, and is shorter", async () => {
    const copy = await compressedCopy("a.html", Buffer.from(long));
    expect(brotliDecompressSync(copy).toString()).toBe(long);
    expect(copy.length).toBeLessThan(long.length / 10);
  });

  it("is smaller still of code, and takes its time for that", async () => {
    const code = readFileSync(new URL(import.meta.url));
    const [page, script] = await Promise.all(["a.html", "a.js"].map((name) => compressedCopy(name, code)));
    expect(script?.length).toBeLessThan(page?.length ?? 0);
  });

  it("is the same bytes each time", async () => {
    const copies = () =>
      Promise.all(Array.from({ length: 20 }, (_, index) => compressedCopy("a.html", Buffer.from(long + index))));
    expect(await copies()).toEqual(await copies());
  });
});

describe("CopyCache", () => {
  it("gives what it has made before, and nothing of another text", async () => {
    const folder = mkdtempSync(join(tmpdir(), "compressed-"));
    const cache = new CopyCache(new ResultCache(folder, 1000));
    const text = Buffer.from(long);
    expect(cache.get("a.html", text)).toBeUndefined();
    const made = await cache.make("a.html", text);
    expect(made).toEqual(await compressedCopy("a.html", text));
    expect(cache.get("a.html", text)).toEqual(made);
    expect(cache.get("a.html", Buffer.from(`${long}!`))).toBeUndefined();
    rmSync(folder, { recursive: true });
  });
});
