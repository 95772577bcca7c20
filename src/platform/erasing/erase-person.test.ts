import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { getTableName } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { describe, expect, it } from "vitest";
import { type Database, openDatabase } from "../database/open-database.ts";
import * as schema from "../database/schema.ts";
import { testDatabases } from "../test-databases.ts";
import { makeDataFolder } from "../test-embedded.ts";
import { erasePerson } from "./erase-person.ts";

const project = path.join(import.meta.dirname, "../../..");

const nora = "nora_l@example.org";
/** An address that a pattern with hers would match as well. */
const other = "noraxl@example.org";

const { accounts, signIns, knownBrowsers, keptTemplates, favourites, plans, subscriptions, events } = schema;

async function storeBoth(database: Database): Promise<void> {
  const moment = new Date();
  for (const email of [nora, other]) {
    const id = crypto.randomUUID();
    const account = { id, email, displayName: "Nora", firstName: "Nora", createdAt: moment };
    await database.insert(accounts).values({ ...account, passwordHash: Buffer.from(email) });
    const tokenHash = Buffer.from(email);
    await database.insert(signIns).values({ tokenHash, accountId: id, createdAt: moment, lastSeenAt: moment });
    await database.insert(knownBrowsers).values({ tokenHash, accountId: id, lastUsedAt: moment });
    await database.insert(keptTemplates).values({ accountId: id, kind: "session", slug: "retro", keptAt: moment });
    await database.insert(favourites).values({ accountId: id, reference: "session:retro", position: 1 });
    await database
      .insert(plans)
      .values({ accountId: id, id: "p", version: 1, title: "", changed: moment, plan: "?v=1" });
    await database.insert(subscriptions).values({ email, locale: "fr", subscribedAt: moment });
    for (const written of [email, email.toUpperCase()]) {
      const event = JSON.stringify({ text: "a\0b", user_properties: { email: written } });
      await database.insert(events).values({ uuid: written, client: "x", type: "x", receivedAt: moment, event });
    }
  }
}

/** Counts the rows of each table with data of people. */
async function countRows(database: Database): Promise<Record<string, number>> {
  const tables: PgTable[] = [accounts, signIns, knownBrowsers, keptTemplates, favourites, plans, subscriptions, events];
  const counts = tables.map(async (table) => [getTableName(table), await database.$count(table)] as const);
  return Object.fromEntries(await Promise.all(counts));
}

const onlyOther = {
  accounts: 1,
  sign_ins: 1,
  known_browsers: 1,
  kept_templates: 1,
  favourites: 1,
  plans: 1,
  subscriptions: 1,
  events: 2,
};

describe("erasing somebody", () => {
  it.each(testDatabases)("removes all that tells of them, and of nobody else, over $name", async ({ open }) => {
    const { database, close } = await open();
    await storeBoth(database);
    expect(await erasePerson(database, nora)).toEqual({ accounts: 1, subscriptions: 1, events: 2 });
    expect(await countRows(database)).toEqual(onlyOther);
    expect(await database.select({ email: accounts.email }).from(accounts)).toEqual([{ email: other }]);
    const kept = await database.select({ uuid: events.uuid }).from(events);
    expect(kept.map(({ uuid }) => uuid).sort()).toEqual([other.toUpperCase(), other]);
    expect(await erasePerson(database, nora)).toEqual({ accounts: 0, subscriptions: 0, events: 0 });
    await close();
  });

  it("is one command for a platform that is stopped, and waits for none that runs", { timeout: 180_000 }, async () => {
    const folder = await makeDataFolder();
    const erase = (...addresses: string[]) => {
      const command = ["--import", "tsx", "src/platform/erasing/start-erasing.ts", ...addresses];
      const env = { ...process.env, DATA_FOLDER: folder };
      const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: project, encoding: "utf8", env });
      return { status, output: stdout + stderr };
    };
    const before = await openDatabase({ folder });
    await storeBoth(before.database);
    expect(erase(nora)).toMatchObject({ status: 1, output: expect.stringContaining("is in use by process") });
    await before.close();
    const advice = "Name one address, such as: npm run erase -- nora@example.org\n";
    expect(erase(nora, other)).toEqual({ status: 1, output: advice });
    expect(erase(nora.toUpperCase())).toEqual({
      status: 0,
      output: `Of ${nora}, erased: accounts 1, subscriptions 1, events 2.\n`,
    });
    const after = await openDatabase({ folder });
    expect(await countRows(after.database)).toEqual(onlyOther);
    await after.close();
    rmSync(folder, { recursive: true });
  });
});
