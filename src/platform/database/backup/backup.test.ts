import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeDataFolder } from "../../test-embedded.ts";
import { isServerTested, makeServerDatabase } from "../../test-postgres.ts";
import { fillTables, readTables } from "../../test-rows.ts";
import { type DatabasePlace, openDatabase } from "../open-database.ts";
import { findProgram } from "./find-program.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

const project = path.join(import.meta.dirname, "../../../..");

let files: string;
beforeAll(() => {
  files = mkdtempSync(path.join(tmpdir(), "platform-backups-"));
});
afterAll(() => rmSync(files, { recursive: true }));

const makeFolder = async () => ({ folder: mkdtempSync(path.join(tmpdir(), "platform-restored-")) });
const makeFilledFolder = async () => ({ folder: await makeDataFolder() });

interface Kind {
  name: string;
  /** An empty place, and one that may have tables. */
  makeEmpty: () => Promise<DatabasePlace>;
  make: () => Promise<DatabasePlace>;
}

const removals: (() => Promise<void>)[] = [];
const makeServer = async () => {
  const { url, remove } = await makeServerDatabase();
  removals.push(remove);
  return { url };
};
afterAll(async () => {
  for (const remove of removals) await remove();
});

const kinds: Kind[] = [{ name: "the embedded database", makeEmpty: makeFolder, make: makeFilledFolder }];
if (isServerTested) kinds.push({ name: "a PostgreSQL server", makeEmpty: makeServer, make: makeServer });

async function read(place: DatabasePlace) {
  const { database, close } = await openDatabase(place);
  return readTables(database).finally(close);
}

describe.each(kinds)("a backup of $name", ({ name, makeEmpty, make }) => {
  let file: string;
  let place: DatabasePlace;
  let content: Awaited<ReturnType<typeof read>>;
  beforeAll(async () => {
    file = path.join(files, name);
    place = await make();
    const { database, close } = await openDatabase(place);
    for (const name of ["nora", "ola"])
      await fillTables(database, { accountId: crypto.randomUUID(), email: `${name}@example.org` });
    await close();
    content = await read(place);
    expect(await writeBackup(place, file)).toBeGreaterThan(1_000);
  });

  it("restores all tables in an empty place", async () => {
    const restored = await makeEmpty();
    await restoreBackup(restored, file);
    for (const rows of Object.values(content)) expect(rows.length).toBeGreaterThan(0);
    expect(await read(restored)).toEqual(content);
  });

  it("can be read by its user alone, and is written over no other file", async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const before = readFileSync(file);
    await expect(writeBackup(place, file)).rejects.toThrow(`${file} exists already: name another file.`);
    expect(readFileSync(file)).toEqual(before);
  });

  it("is not restored over a database that is there", async () => {
    await expect(restoreBackup(place, file)).rejects.toThrow(/ would be lost: /);
    expect(await read(place)).toEqual(content);
  });

  it("that is cut off restores nothing, and a whole one can be put into the same place", async () => {
    const cut = `${file} cut off`;
    const whole = readFileSync(file);
    writeFileSync(cut, whole.subarray(0, whole.length / 2));
    const restored = await makeEmpty();
    await expect(restoreBackup(restored, cut)).rejects.toThrow();
    await restoreBackup(restored, file);
    expect(await read(restored)).toEqual(content);
  });

  it("that cannot be written leaves nothing behind", async () => {
    await expect(writeBackup(place, path.join(files, "nowhere/file"))).rejects.toThrow(
      /could not be written\. .*ENOENT/,
    );
    expect(readdirSync(files).filter((each) => each.includes("unfinished"))).toEqual([]);
  });

  it("is taken for no other kind", async () => {
    const elsewhere = "url" in place ? await makeFolder() : { url: "postgresql://nobody@localhost:1/nothing" };
    await expect(restoreBackup(elsewhere, file)).rejects.toThrow(/ is of (an embedded database|a PostgreSQL server): /);
    const text = path.join(files, "text");
    writeFileSync(text, "text");
    await expect(restoreBackup(place, text)).rejects.toThrow(`${text} is no backup.`);
    await expect(restoreBackup(place, `${text} that is not there`)).rejects.toThrow(/cannot be read: ENOENT/);
  });
});

it("backing up and restoring are commands, for a platform that is stopped", { timeout: 180_000 }, async () => {
  const { folder } = await makeFilledFolder();
  const run = (command: string, dataFolder: string, ...args: string[]) => {
    const words = ["--import", "tsx", `src/platform/database/backup/start-${command}.ts`, ...args];
    const env = { ...process.env, DATA_FOLDER: dataFolder };
    const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: project, encoding: "utf8", env });
    return { status, output: stdout + stderr };
  };
  const file = path.join(files, "by command");
  const { close } = await openDatabase({ folder });
  expect(run("backup", folder, file)).toMatchObject({ status: 1, output: expect.stringContaining("is in use by") });
  await close();
  expect(run("backup", folder)).toEqual({
    status: 1,
    output: "Name one file, such as: npm run backup -- platform.backup\n",
  });
  const { folder: empty } = await makeFolder();
  expect(run("backup", empty, file).output).toBe(
    `There is no data in ${empty}. Name its folder with DATA_FOLDER, or its server with DATABASE_URL.\n`,
  );
  expect(run("backup", folder, file)).toMatchObject({ status: 0, output: expect.stringMatching(/^Everything is in /) });
  expect(run("restore", empty, file)).toMatchObject({
    status: 0,
    output: expect.stringMatching(/is back\. Erase anew/),
  });
  expect(await read({ folder: empty })).toEqual(await read({ folder }));
});

describe("the programs of PostgreSQL", () => {
  const makeProgram = (name: string, says: string) => {
    const folder = path.join(files, name);
    mkdirSync(folder);
    writeFileSync(path.join(folder, "pg_dump"), `#!/bin/sh\n${says}\n`);
    chmodSync(path.join(folder, "pg_dump"), 0o755);
    return folder;
  };

  it("are those of the server's version, or of the next that is here", () => {
    const version = (number: number) =>
      makeProgram(`version ${number}`, `echo "pg_dump (PostgreSQL) ${number}.3 (Debian ${number}.3-1)"`);
    const folders = [makeProgram("broken", "exit 1"), "/nowhere", ...[17, 13, 15].map(version)];
    const find = (server: number) => path.basename(path.dirname(findProgram("pg_dump", server, folders)));
    expect([13, 14, 15, 16, 17].map(find)).toEqual([13, 15, 15, 17, 17].map((number) => `version ${number}`));
    expect(() => find(18)).toThrow(
      /^The pg_dump here is of PostgreSQL 17, 13, 15, and the server of 18: install .*apt install postgresql-client-18/,
    );
  });

  it("are missed with a sentence", () => {
    expect(() => findProgram("pg_restore", 16, ["/nowhere"])).toThrow(
      "There is no pg_restore here: install the programs of PostgreSQL 16 (apt install postgresql-client-16), or do this on the server's machine.",
    );
  });
});
