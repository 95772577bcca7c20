import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readLedger, writeLedger } from "./ledger.ts";

let ledgers: string;

beforeEach(() => {
  ledgers = mkdtempSync(path.join(tmpdir(), "ledgers-"));
});
afterEach(() => rmSync(ledgers, { recursive: true }));

const batch = { key: "k", files: [{ address: "/index.html", sizeBytes: 3, mtimeMs: 1_700_000_000_000.25 }] };

describe("a ledger", () => {
  it("is read as it was written, to the fraction of a millisecond, and belongs to one folder", async () => {
    await writeLedger("/one/dist", new Map([["fr", batch]]), ledgers);
    expect(await readLedger("/one/dist", ledgers)).toEqual(new Map([["fr", batch]]));
    expect(await readLedger("/two/dist", ledgers)).toEqual(new Map());
  });

  it("knows nothing where it cannot be read", async () => {
    await writeLedger("/one/dist", new Map([["fr", batch]]), ledgers);
    for (const name of readdirSync(ledgers)) writeFileSync(path.join(ledgers, name), '{"fr":');
    expect(await readLedger("/one/dist", ledgers)).toEqual(new Map());
  });

  it("is kept for the folders that were built into last", async () => {
    for (let index = 0; index < 25; index += 1) await writeLedger(`/${index}/dist`, new Map(), ledgers);
    expect(readdirSync(ledgers)).toHaveLength(20);
  });
});
