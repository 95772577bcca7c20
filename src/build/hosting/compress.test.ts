import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { compressFolder } from "./compress.ts";

const long = "One hop at a time, from the first square to the last. ".repeat(40);

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "compress-"));
  await mkdir(join(folder, "fr/deep"), { recursive: true });
});

afterEach(() => rm(folder, { recursive: true }));

async function digestCopies(): Promise<string[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(br|gz)$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(join(folder, name));
      return `${name} ${createHash("sha256").update(bytes).digest("hex")}`;
    }),
  );
}

describe("compressFolder", () => {
  it("writes copies that unpack to the file, in every folder and for every kind of text", async () => {
    const names = ["a.html", "b.js", "c.css", "d.json", "e.svg", "f.xml", "g.txt", "fr/deep/h.webmanifest"];
    for (const name of names) await writeFile(join(folder, name), name + long);
    const compressed = await compressFolder(folder);
    expect(compressed.map((file) => file.path)).toEqual([...names].sort());
    for (const { path, sizeBytes, brotliBytes, gzipBytes } of compressed) {
      const brotli = await readFile(join(folder, `${path}.br`));
      const zipped = await readFile(join(folder, `${path}.gz`));
      expect(brotliDecompressSync(brotli).toString()).toBe(path + long);
      expect(gunzipSync(zipped).toString()).toBe(path + long);
      expect([brotli.length, zipped.length]).toEqual([brotliBytes, gzipBytes]);
      expect(brotliBytes).toBeLessThan(sizeBytes);
    }
  });

  it("leaves alone what is packed already, and text of 512 bytes or fewer", async () => {
    await writeFile(join(folder, "image.png"), long);
    await writeFile(join(folder, "font.woff2"), long);
    await writeFile(join(folder, "at-limit.txt"), "x".repeat(512));
    await writeFile(join(folder, "over-limit.txt"), "x".repeat(513));
    expect((await compressFolder(folder)).map((file) => file.path)).toEqual(["over-limit.txt"]);
  });

  it("gives the same bytes on a second run and names no operating system", async () => {
    for (let index = 0; index < 20; index++) await writeFile(join(folder, `${index}.html`), long + index);
    await compressFolder(`${folder}/`);
    const first = await digestCopies();
    await compressFolder(folder);
    expect(first).toHaveLength(40);
    expect(await digestCopies()).toEqual(first);
    const header = (await readFile(join(folder, "0.html.gz"))).subarray(0, 10);
    expect([...header]).toEqual([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]);
  });

  it("takes over the copies of what has been kept, and makes those that are missing", async () => {
    for (const name of ["kept.html", "bare.html", "new.html"]) await writeFile(join(folder, name), long);
    const asked: string[] = [];
    const before = {
      isKept: async (address: string) => address !== "/new.html",
      keep: async (address: string) => {
        asked.push(address);
        if (address.startsWith("/bare")) throw new Error("it has none");
        await writeFile(join(folder, address), "of before");
      },
    };
    await compressFolder(folder, { before });
    expect(asked.sort()).toEqual(["/bare.html.br", "/kept.html.br", "/kept.html.gz"]);
    expect(await readFile(join(folder, "kept.html.br"), "utf8")).toBe("of before");
    for (const name of ["bare", "new"]) {
      expect(brotliDecompressSync(await readFile(join(folder, `${name}.html.br`))).toString()).toBe(long);
    }
  });
});
