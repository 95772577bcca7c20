import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keepParts, type MadePart, readLedger, unchangedParts, writeLedger } from "./ledger.ts";
import { SiteWriter } from "./site-writer.ts";

let ledgers: string;

beforeEach(() => {
  ledgers = mkdtempSync(path.join(tmpdir(), "ledgers-"));
});
afterEach(() => rmSync(ledgers, { recursive: true }));

const part = { key: "k", files: [{ address: "/index.html", sizeBytes: 3, mtimeMs: 1_700_000_000_000.25 }] };

describe("a ledger", () => {
  it("is read as it was written, to the fraction of a millisecond, and belongs to one folder", async () => {
    await writeLedger("/one/dist", new Map([["fr", part]]), ledgers);
    expect(await readLedger("/one/dist", ledgers)).toEqual(new Map([["fr", part]]));
    expect(await readLedger("/two/dist", ledgers)).toEqual(new Map());
  });

  it("knows nothing where it cannot be read", async () => {
    await writeLedger("/one/dist", new Map([["fr", part]]), ledgers);
    for (const name of readdirSync(ledgers)) writeFileSync(path.join(ledgers, name), '{"fr":');
    expect(await readLedger("/one/dist", ledgers)).toEqual(new Map());
  });

  it("is kept for the folders that were built into last", async () => {
    for (let index = 0; index < 25; index += 1) await writeLedger(`/${index}/dist`, new Map(), ledgers);
    expect(readdirSync(ledgers)).toHaveLength(20);
  });
});

describe("unchangedParts", () => {
  it("are those that have the same key as before", () => {
    const before = new Map(["same", "other", "gone"].map((name) => [name, part]));
    const keys = new Map([
      ["same", "k"],
      ["other", "another"],
      ["new", "k"],
    ]);
    expect(unchangedParts(keys, before)).toEqual(new Map([["same", part]]));
  });
});

describe("keepParts", () => {
  it("takes over what stands as it was left, and tells what that is", async () => {
    const place = { path: path.join(ledgers, "new"), before: path.join(ledgers, "old"), isLight: true };
    for (const folder of [place.path, place.before]) mkdirSync(folder);
    const write = (address: string) => {
      const writer = new SiteWriter({ path: place.before, before: "/none", isLight: true });
      writer.write(address, address);
      return writer.finish();
    };
    const before = new Map<string, MadePart>();
    for (const name of ["same", "touched", "more"]) before.set(name, { key: "k", files: await write(`/${name}.json`) });
    writeFileSync(path.join(place.before, "touched.json"), "by hand");
    expect([...(await keepParts(before, place)).keys()]).toEqual(["same", "more"]);
    expect(readdirSync(place.path).sort()).toEqual(["more.json", "same.json"]);
  });
});
