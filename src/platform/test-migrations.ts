import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const migrationsFolder = path.join(import.meta.dirname, "database/migrations");

interface Journal {
  entries: { tag: string }[];
}

const readJournal = (file: string): Journal => JSON.parse(readFileSync(file, "utf8"));

/** The names of all migrations, the earliest first. */
export const migrationNames = readJournal(path.join(migrationsFolder, "meta/_journal.json")).entries.map(
  ({ tag }) => tag,
);

/** Calls with a folder of the migrations up to one of them, as it was when that was the newest. */
export async function withMigrationsUntil(name: string, use: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "platform-migrations-"));
  try {
    cpSync(migrationsFolder, folder, { recursive: true });
    const file = path.join(folder, "meta/_journal.json");
    const journal = readJournal(file);
    const entries = journal.entries.slice(0, migrationNames.indexOf(name) + 1);
    writeFileSync(file, JSON.stringify({ ...journal, entries }));
    await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
