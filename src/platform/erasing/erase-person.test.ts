import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { getTableName, sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { type Database, type OpenDatabase, openDatabase } from "../database/open-database.ts";
import { accounts, events } from "../database/schema.ts";
import { readEvent } from "../events/read-event.ts";
import { embedded, testDatabases } from "../test-databases.ts";
import { makeDataFolder } from "../test-embedded.ts";
import { fillTables, readColumns, readTables, type TestPerson } from "../test-rows.ts";
import { eraseAccount, erasePerson } from "./erase-person.ts";
import { exportPerson } from "./export-person.ts";
import { holdings } from "./holdings.ts";
import { findPerson, type Person } from "./person.ts";

const project = path.join(import.meta.dirname, "../../..");

const nora = { accountId: "11111111-1111-4111-8111-111111111111", email: "nora_l@example.org" };
/** An address that a pattern with hers would match as well. */
const other = { accountId: "22222222-2222-4222-8222-222222222222", email: "noraxl@example.org" };

/** The names of the tables whose rows belong to people. */
const personal: string[] = Object.values(holdings).flatMap((rows) => {
  if (rows === "nobody") return [];
  return rows === "events" ? "events" : getTableName(rows.column.table);
});

async function storeBoth(database: Database): Promise<void> {
  for (const person of [nora, other]) await fillTables(database, person);
}

/** The tables that tell of somebody, by an id, an address, or a hash that the test has made of it. */
async function whereIs(database: Database, { accountId, email }: TestPerson): Promise<string[]> {
  const names = [accountId, email, Buffer.from(email).toString("hex")];
  const tables = Object.entries(await readTables(database));
  const found = tables.filter(([, rows]) => rows.some((row) => names.some((name) => row.includes(name))));
  return found.map(([table]) => table).filter((table) => personal.includes(table));
}

async function exported(database: Database, person: Person): Promise<Record<string, Record<string, unknown>[]>> {
  let text = "";
  for await (const piece of exportPerson(database, person)) text += piece;
  return JSON.parse(text);
}

describe("what belongs to a person", () => {
  it.each(testDatabases)("is said of every table that names somebody, over $name", async ({ share }) => {
    const { database } = await share();
    const naming = (await readColumns(database)).filter(({ column }) => /email|account|user/.test(column));
    expect([...new Set(naming.map(({ table }) => table))].filter((table) => !personal.includes(table))).toEqual([]);
  });
});

it("what belongs to an account is found by an index, or deleting one would read the whole table", async () => {
  const { database } = await embedded.share();
  const { rows } = (await database.execute(sql`
    select conrelid::regclass::text as table from pg_constraint
    where confrelid = 'accounts'::regclass and not exists (
      select from pg_index where indrelid = conrelid and indkey[0] = conkey[1] and indpred is null)`)) as {
    rows: unknown[];
  };
  expect(rows).toEqual([]);
});

describe.each(testDatabases)("somebody, over $name,", ({ open }) => {
  let opened: OpenDatabase;
  const start = async () => {
    opened = await open();
    return opened.database;
  };
  afterEach(() => opened.close());

  it("is erased with all that tells of them, and of nobody else", async () => {
    const database = await start();
    await storeBoth(database);
    expect(await whereIs(database, nora)).toEqual([...personal].sort());
    const one = Object.fromEntries(personal.map((table) => [table, 1]));
    expect(await erasePerson(database, nora.email)).toEqual(one);
    expect(await whereIs(database, nora)).toEqual([]);
    expect(await whereIs(database, other)).toEqual([...personal].sort());
    const none = Object.fromEntries(personal.map((table) => [table, 0]));
    expect(await erasePerson(database, nora.email)).toEqual(none);
  });

  it("is told all of it, without secrets, and nothing of anybody else", async () => {
    const database = await start();
    await storeBoth(database);
    const told = await exported(database, await findPerson(database, nora.email));
    expect(Object.keys(told).sort()).toEqual(
      Object.keys(holdings)
        .filter((name) => holdings[name as keyof typeof holdings] !== "nobody")
        .sort(),
    );
    for (const [table, rows] of Object.entries(told)) expect(rows, table).toHaveLength(1);
    const text = JSON.stringify(told);
    for (const secret of [other.email, other.accountId, "hash", '"Buffer"']) expect(text).not.toContain(secret);
    expect(told.events?.[0]?.event).toEqual({ user_id: nora.accountId, user_properties: { email: nora.email } });
    for (const rows of Object.values(await exported(database, await findPerson(database, "nobody@example.org"))))
      expect(rows).toEqual([]);
  });

  it("whose address may be another's is erased without what belongs to the address", async () => {
    const database = await start();
    await fillTables(database, nora);
    const stranger = { ...nora, accountId: other.accountId };
    await database.insert(accounts).values({ ...account, id: stranger.accountId, email: nora.email });
    await store(database, {
      a: { device_id: "x", user_id: stranger.accountId, user_properties: { email: nora.email } },
    });
    expect(await eraseAccount(database, stranger.accountId)).toMatchObject({
      accounts: 1,
      subscriptions: 0,
      events: 1,
    });
    expect(await whereIs(database, nora)).toEqual([...personal].sort());
  });

  const account = { displayName: "", firstName: "", createdAt: new Date(), passwordHash: Buffer.from("other") };

  /** Stores events as the ingest does. */
  const store = async (database: Database, sent: Record<string, object>) => {
    const rows = Object.entries(sent).map(([uuid, event]) => readEvent({ uuid, event_type: "x", ...event }));
    await database.insert(events).values(rows.map((row) => ({ ...row, client: "", receivedAt: new Date() })));
  };
  const kept = async (database: Database) =>
    (await database.select({ uuid: events.uuid }).from(events)).map(({ uuid }) => uuid).sort();

  const email = (address: string) => ({ user_properties: { email: address } });

  describe("with events", () => {
    it("is found by the address, in whichever case, and by the id that a client writes in its place", async () => {
      const database = await start();
      await store(database, {
        address: email("NORA_L@example.org"),
        id: { user_id: "Nora_L@Example.org" },
        other: email(other.email),
        inside: { event_properties: { query: nora.email } },
      });
      expect(await erasePerson(database, nora.email)).toMatchObject({ events: 2 });
      expect(await kept(database)).toEqual(["inside", "other"]);
    });

    it("is known by the device from before the sign-up, unless somebody else has used it too", async () => {
      const database = await start();
      await store(database, {
        "own before": { device_id: "own" },
        "own named": { device_id: "own", ...email(nora.email) },
        "own after": { device_id: "own", user_id: null },
        "shared before": { device_id: "shared" },
        "shared named": { device_id: "shared", ...email(nora.email) },
        "shared other": { device_id: "shared", user_id: other.accountId },
        "none named": { ...email(nora.email) },
        "none before": {},
        "another before": { device_id: "another" },
      });
      const told = await exported(database, { accountIds: [], email: nora.email });
      const uuids = told.events?.map(({ event }) => (event as { uuid: string }).uuid);
      const theirs = ["none named", "own after", "own before", "own named", "shared named"];
      expect(uuids?.sort()).toEqual(theirs);
      expect(await erasePerson(database, nora.email)).toMatchObject({ events: theirs.length });
      expect(await kept(database)).toEqual(["another before", "none before", "shared before", "shared other"]);
      // The device is now the other person's alone.
      expect(await eraseAccount(database, other.accountId)).toMatchObject({ events: 2 });
      expect(await kept(database)).toEqual(["another before", "none before"]);
    });

    it("of an earlier version is known as well, whatever else it holds", async () => {
      const database = await start();
      const sent = {
        before: { device_id: "own", user_id: null, text: "a\0b\ud83e" },
        named: { device_id: "own", user_id: "U", user_properties: { id: "U", email: "Nora_L@example.org" } },
        other: { device_id: "other", user_id: null, user_properties: {} },
      };
      const rows = Array.from({ length: 1_200 }, (_, index) => ({ uuid: `odd ${index}`, event: index % 2 ? "" : "[" }));
      for (const [uuid, event] of Object.entries(sent)) rows.push({ uuid, event: JSON.stringify(event) });
      const receivedAt = new Date();
      await database.insert(events).values(rows.map((row) => ({ ...row, client: "", type: "x", receivedAt })));
      expect(await erasePerson(database, nora.email)).toMatchObject({ events: 2 });
      expect((await kept(database)).filter((uuid) => !uuid.startsWith("odd"))).toEqual(["other"]);
      expect(await database.$count(events)).toBe(1_201);
    });
  });
});

it("erasing and exporting are commands for a platform that is stopped, and wait for none that runs", {
  timeout: 180_000,
}, async () => {
  const folder = await makeDataFolder();
  const run = (command: string, ...addresses: string[]) => {
    const args = ["--import", "tsx", `src/platform/erasing/start-${command}.ts`, ...addresses];
    const env = { ...process.env, DATA_FOLDER: folder };
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: project, encoding: "utf8", env });
    return { status, output: stdout + stderr };
  };
  const before = await openDatabase({ folder });
  await storeBoth(before.database);
  expect(run("erasing", nora.email)).toMatchObject({
    status: 1,
    output: expect.stringContaining("is in use by process"),
  });
  await before.close();
  const advice = "Name one address, such as: npm run erase -- nora@example.org\n";
  expect(run("erasing", nora.email, other.email)).toEqual({ status: 1, output: advice });
  const { status, output } = run("exporting", nora.email.toUpperCase());
  expect(status).toBe(0);
  expect(JSON.parse(output)).toMatchObject({ accounts: [{ email: nora.email }], events: [{}] });
  expect(run("erasing", nora.email.toUpperCase())).toEqual({
    status: 0,
    output: expect.stringMatching(
      /^Of nora_l@example\.org, erased: .*accounts 1, events 1\.\n\{.*"log":"security","event":"erased".*\}\n$/,
    ),
  });
  const after = await openDatabase({ folder });
  expect(await whereIs(after.database, nora)).toEqual([]);
  expect(await whereIs(after.database, other)).toEqual([...personal].sort());
  await after.close();
  rmSync(folder, { recursive: true });
});
