import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CannotStartError } from "../cannot-start.ts";
import { isServerTested, makeServerDatabase } from "../test-postgres.ts";
import { checkDatabase } from "./check-database.ts";

describe("checking the folder of an embedded database", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "platform-checked-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("makes neither the folder nor a database in it", async () => {
    expect(await checkDatabase({ folder: path.join(folder, "a/b") })).toBeUndefined();
    expect(await checkDatabase({ folder })).toBeUndefined();
    expect(readdirSync(folder)).toEqual([]);
  });

  it("finds a folder that can never be made", async () => {
    const file = path.join(folder, "file");
    writeFileSync(file, "");
    for (const place of [file, path.join(file, "data")]) {
      await expect(checkDatabase({ folder: place })).rejects.toThrow(
        `The database in ${place} cannot be opened: check that it belongs to this user`,
      );
    }
  });

  it("finds a database that is not whole, and leaves the folder free", async () => {
    mkdirSync(path.join(folder, "database"));
    await expect(checkDatabase({ folder })).rejects.toThrow(/cannot be opened: .* ENOENT: /);
    writeFileSync(path.join(folder, "database/PG_VERSION"), "17");
    await expect(checkDatabase({ folder })).rejects.toThrow(/cannot be opened: .*PGlite failed to initialize/);
    expect(readdirSync(folder)).toEqual(["database"]);
  });
});

describe.skipIf(!isServerTested)("checking a database on a PostgreSQL server", () => {
  it("makes no tables, and tells what is to be mended", async () => {
    const { url, remove } = await makeServerDatabase();
    const role = `platform_${randomUUID().replaceAll("-", "")}`;
    const operator = new Client({ connectionString: url });
    await operator.connect();
    const problemOf = (changes: { username?: string; password?: string; pathname?: string }) =>
      checkDatabase({ url: Object.assign(new URL(url), changes).href }).then(
        () => undefined,
        (error: unknown) => {
          expect(error).toBeInstanceOf(CannotStartError);
          return (error as Error).message;
        },
      );
    try {
      await operator.query(`create role ${role} login password 'secret'`);
      expect(await problemOf({})).toBeUndefined();
      const { rows } = await operator.query("select from pg_tables where schemaname = 'public'");
      expect(rows).toEqual([]);
      expect(await problemOf({ username: role, password: "secret" })).toMatch(
        /^The database of DATABASE_URL cannot be used\. Its user must own the database, since it makes the tables\. /,
      );
      expect(await problemOf({ pathname: "/nowhere" })).toMatch(
        / Create the database, or correct its name\. error 3D000/,
      );
      await operator.query(`alter database ${new URL(url).pathname.slice(1)} set default_transaction_read_only = on`);
      expect(await problemOf({})).toMatch(/ It can only be read: name the server that is written to\. /);
    } finally {
      await operator.query(`drop role if exists ${role}`);
      await operator.end();
      await remove();
    }
  });
});
