import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { describe, expect, it } from "vitest";
import { type Database, openDatabase } from "./database/open-database.ts";
import * as schema from "./database/schema.ts";
import { testDatabases } from "./test-databases.ts";

const project = path.join(import.meta.dirname, "../..");
const page =
  readFileSync(path.join(project, "docs/operating/platform.md"), "utf8").split("## Erasing somebody")[1] ?? "";
const blockOf = (language: string) => new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(page)?.[1] ?? "";

const nora = "nora_l@example.org";
/** One that a pattern with her address would find as well. */
const other = "noraxl@example.org";
const statements = blockOf("sql").replaceAll("nora@example.org", nora);

const { accounts, signIns, knownBrowsers, keptTemplates, subscriptions, events } = schema;

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
    await database.insert(subscriptions).values({ email, locale: "fr", subscribedAt: moment });
    for (const written of [email, email.toUpperCase()]) {
      const event = JSON.stringify({ text: "a\0b", user_properties: { email: written } });
      await database.insert(events).values({ uuid: written, client: "x", type: "x", receivedAt: moment, event });
    }
  }
}

/** How many rows are left of each table that tells of somebody. */
async function countRows(database: Database): Promise<Record<string, number>> {
  const tables: PgTable[] = [accounts, signIns, knownBrowsers, keptTemplates, subscriptions, events];
  const counts = tables.map(async (table) => [getTableName(table), await database.$count(table)] as const);
  return Object.fromEntries(await Promise.all(counts));
}

const onlyOther = { accounts: 1, sign_ins: 1, known_browsers: 1, kept_templates: 1, subscriptions: 1, events: 2 };

describe("erasing somebody, as docs/operating describes it", () => {
  it.each(testDatabases)("removes all that tells of them, and of nobody else, over $name", async ({ open }) => {
    const { database, close } = await open();
    await storeBoth(database);
    for (const statement of statements.split(";").filter((text) => text.trim())) {
      await database.execute(sql.raw(statement));
    }
    expect(await countRows(database)).toEqual(onlyOther);
    expect(await database.select({ email: accounts.email }).from(accounts)).toEqual([{ email: other }]);
    const kept = await database.select({ uuid: events.uuid }).from(events);
    expect(kept.map(({ uuid }) => uuid).sort()).toEqual([other.toUpperCase(), other]);
    await close();
  });

  it("is done to the embedded database of a platform that is stopped", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "platform-erasing-"));
    const before = await openDatabase({ folder });
    await storeBoth(before.database);
    await before.close();
    const file = path.join(folder, "erase.sql");
    writeFileSync(file, statements);
    const command = blockOf("sh").replace(".data/platform", folder).replace("erase.sql", file);
    const { status, stderr } = spawnSync("sh", ["-c", command], { cwd: project, encoding: "utf8" });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    const after = await openDatabase({ folder });
    expect(await countRows(after.database)).toEqual(onlyOther);
    await after.close();
    rmSync(folder, { recursive: true });
  });
});
