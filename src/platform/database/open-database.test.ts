import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { getTableName } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { Client } from "pg";
import { describe, expect, it } from "vitest";
import { findFreePort } from "../../http-server/test-free-port.ts";
import { readSecret } from "../accounts/secret.ts";
import { CannotStartError } from "../cannot-start.ts";
import { testDatabases } from "../test-databases.ts";
import { makeDataFolder } from "../test-embedded.ts";
import { isServerTested, makeServerDatabase } from "../test-postgres.ts";
import { type DatabasePlace, openDatabase } from "./open-database.ts";
import * as schema from "./schema.ts";

const tables: PgTable[] = Object.values(schema);

describe.each(testDatabases)("openDatabase, over $name", ({ share }) => {
  it.each(tables.map((table) => [getTableName(table), table] as const))(
    "has made the table %s as the schema describes it",
    async (_, table) => {
      const { database } = await share();
      expect(Array.isArray(await database.select().from(table))).toBe(true);
    },
  );

  it("makes up a secret once, and keeps it", async () => {
    const { database } = await share();
    const secrets = await Promise.all([1, 2, 3].map(() => readSecret(database, "test")));
    expect(secrets[0]).toHaveLength(32);
    for (const secret of [...secrets, await readSecret(database, "test")]) expect(secret).toEqual(secrets[0]);
    expect(await readSecret(database, "another")).not.toEqual(secrets[0]);
  });
});

describe.skipIf(!isServerTested)("several platforms that share a PostgreSQL server", () => {
  it("may start at once on an empty database", async () => {
    const { url, remove } = await makeServerDatabase();
    try {
      const opened = await Promise.all([1, 2, 3, 4].map(() => openDatabase({ url })));
      const secrets = await Promise.all(opened.map(({ database }) => readSecret(database, "test")));
      for (const secret of secrets) expect(secret).toEqual(secrets[0]);
      await Promise.all(opened.map(({ close }) => close()));
    } finally {
      await remove();
    }
  });
});

describe("a database that cannot be had", () => {
  const open = (place: DatabasePlace) => openDatabase(place).catch((error: unknown) => error);

  const expectClosed = (error: unknown, folder: string, cause: string) => {
    expect(error).toBeInstanceOf(CannotStartError);
    expect((error as Error).message).toBe(
      `The database in ${folder} cannot be opened: check that it belongs to this user, that the disk has room, and that it is whole. ${cause}`,
    );
  };

  it("is named as the folder that it should be in", async () => {
    const folder = import.meta.filename;
    expectClosed(await open({ folder }), folder, `Error EEXIST: EEXIST: file already exists, mkdir '${folder}'`);
  });

  it.skipIf(!existsSync("/proc/self"))("is named as the folder that cannot be made", () => {
    // In a process of its own, because the wrong code would never return.
    const source = `
      const { openDatabase } = await import(${JSON.stringify(path.join(import.meta.dirname, "open-database.ts"))});
      await openDatabase({ folder: "/proc/platform/data" }).catch(({ name, message }) => console.log(name + " " + message));`;
    const { stdout } = spawnSync(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", source], {
      encoding: "utf8",
      timeout: 90_000,
      killSignal: "SIGKILL",
    });
    expect(stdout).toMatch(/^CannotStartError The database in \/proc\/platform\/data cannot be opened: .* ENOENT/);
  });

  it("is named as the folder that holds no whole one, which is not kept in use", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "platform-broken-"));
    mkdirSync(path.join(folder, "database"));
    writeFileSync(path.join(folder, "database/PG_VERSION"), "17");
    expectClosed(await open({ folder }), folder, "Error: PGlite failed to initialize properly");
    expect(existsSync(path.join(folder, "platform.lock"))).toBe(false);
    rmSync(folder, { recursive: true });
  });

  it.each([
    [
      "has lost its version",
      "ENOENT",
      (database: string) => mkdirSync(path.join(database, "base"), { recursive: true }),
    ],
    ["has lost everything", "ENOENT", (database: string) => mkdirSync(database)],
    ["is a file", "ENOTDIR", (database: string) => writeFileSync(database, "")],
    ["is on a disk that is not there", "ENOENT", (database: string) => symlinkSync("/nowhere", database)],
  ])("is not made anew where it %s, over what may be left of all accounts", async (_, code, make) => {
    const folder = mkdtempSync(path.join(tmpdir(), "platform-harmed-"));
    const database = path.join(folder, "database");
    make(database);
    const files = () => readdirSync(folder, { recursive: true }).sort();
    const before = files();
    const reason = code === "ENOENT" ? "no such file or directory" : "not a directory";
    const cause = `Error ${code}: ${code}: ${reason}, access '${path.join(database, "PG_VERSION")}'`;
    expectClosed(await open({ folder }), folder, cause);
    expect(files()).toEqual(before);
    rmSync(folder, { recursive: true });
  });

  it("is named as the server that it should be on, without the password", async () => {
    const error = await open({ url: `postgresql://platform:secret@127.0.0.1:${await findFreePort()}/platform` });
    expect(error).toBeInstanceOf(CannotStartError);
    expect((error as Error).message).toMatch(/^The database of DATABASE_URL cannot be used\. .*ECONNREFUSED/);
    expect((error as Error).message).not.toContain("secret");
  });
});

describe.skipIf(!isServerTested)("a user of a PostgreSQL server", () => {
  it("makes the tables of the database that it owns, and of another is told what it lacks", async () => {
    const { url, remove } = await makeServerDatabase();
    const [role, name] = ["a", "b"].map((letter) => `platform_${letter}_${randomUUID().replaceAll("-", "")}`);
    const operator = new Client({ connectionString: url });
    await operator.connect();
    const user = Object.assign(new URL(url), { username: role, password: "secret" });
    const owned = Object.assign(new URL(user), { pathname: name });
    try {
      // The commands that docs/operating/platform.md gives.
      await operator.query(`create role ${role} login password 'secret'`);
      await operator.query(`create database ${name} owner ${role}`);
      const { close } = await openDatabase({ url: owned.href });
      await close();
      await expect(openDatabase({ url: user.href })).rejects.toThrow(
        /^The database of DATABASE_URL cannot be used\. Its user must own the database, since it makes the tables\. error 42501: permission denied/,
      );
    } finally {
      await operator.query(`drop database if exists ${name} with (force)`);
      await operator.query(`drop role if exists ${role}`);
      await operator.end();
      await remove();
    }
  });
});

describe("an embedded database that loses its log, as on a full disk", () => {
  it("ends the process before another query, with a sentence, and leaves the folder free", async () => {
    const folder = await makeDataFolder();
    const source = `
      const { rmSync } = await import("node:fs");
      const { openDatabase } = await import(${JSON.stringify(path.join(import.meta.dirname, "open-database.ts"))});
      const { database } = await openDatabase({ folder: ${JSON.stringify(folder)} });
      rmSync(${JSON.stringify(path.join(folder, "database/pg_wal"))}, { recursive: true });
      for (const query of ["select pg_switch_wal()", "create table more (id int)", "select 1"])
        await database.execute(query).catch(() => {});
      console.log("went on");`;
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ["--import", "tsx", "--input-type=module", "--eval", source],
      { encoding: "utf8", timeout: 90_000, killSignal: "SIGKILL" },
    );
    expect(stderr).toContain(
      `The database in ${folder} has stopped: see that the disk has room, and start the platform again. error 58P01: could not `,
    );
    expect(stdout).toBe("");
    expect(status).toBe(1);
    expect(existsSync(path.join(folder, "platform.lock"))).toBe(false);
    rmSync(folder, { recursive: true });
  });
});
