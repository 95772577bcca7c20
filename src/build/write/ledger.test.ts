import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepUnchanged, type MadePart, readLedger, writeLedger } from "./ledger.ts";
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

describe("keepUnchanged", () => {
  const folders = () => {
    const place = { path: path.join(ledgers, "new"), before: path.join(ledgers, "old"), isLight: true };
    for (const folder of [place.path, place.before]) mkdirSync(folder);
    return { place, takeTurns: vi.fn(async () => {}) };
  };
  const write = (site: ReturnType<typeof folders>, address: string) => {
    const writer = new SiteWriter({ ...site.place, path: site.place.before, before: "/none" });
    writer.write(address, address);
    return writer.finish();
  };

  it("takes over what has the same key and stands as it was left, and begins with the spare where that is most", async () => {
    const site = folders();
    const names = ["same", "other", "touched", "more"];
    const before = new Map<string, MadePart>();
    for (const name of names) before.set(name, { key: "k", files: await write(site, `/${name}.json`) });
    writeFileSync(path.join(site.place.before, "touched.json"), "by hand");
    const keys = new Map(names.map((name) => [name, name === "other" ? "another" : "k"]));
    const kept = await keepUnchanged(keys, before, site);
    expect([...kept.keys()]).toEqual(["same", "more"]);
    expect(readdirSync(site.place.path).sort()).toEqual(["more.json", "same.json"]);
    expect(site.takeTurns).toHaveBeenCalledOnce();
  });

  it("begins anew where most has changed", async () => {
    const site = folders();
    const before = new Map<string, MadePart>([["fr", { key: "k", files: await write(site, "/fr.json") }]]);
    const keys = new Map(["fr", "de", "it"].map((name) => [name, "k"]));
    expect([...(await keepUnchanged(keys, before, site)).keys()]).toEqual(["fr"]);
    expect(site.takeTurns).not.toHaveBeenCalled();
  });
});
