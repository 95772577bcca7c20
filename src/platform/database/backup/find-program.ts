import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { CannotStartError } from "../../cannot-start.ts";

export type Program = "pg_dump" | "pg_restore";

/** Where Debian keeps those of several versions. */
const versionsFolder = "/usr/lib/postgresql";

/**
 * Finds a program of PostgreSQL: of the server's version, or of the next one that is here. An older one does not read a newer
 * server, and what a newer one writes may be unknown to an older server.
 */
export function findProgram(program: Program, serverVersion: number, folders = programFolders()): string {
  const found = folders.flatMap((folder) => readVersion(path.join(folder, program)) ?? []);
  const [suitable] = found.filter(({ version }) => version >= serverVersion).sort((a, b) => a.version - b.version);
  if (suitable) return suitable.file;
  const here = found.map(({ version }) => version).join(", ");
  const lack = here
    ? `The ${program} here is of PostgreSQL ${here}, and the server of ${serverVersion}`
    : `There is no ${program} here`;
  throw new CannotStartError(
    `${lack}: install the programs of PostgreSQL ${serverVersion} (apt install postgresql-client-${serverVersion}), or do this on the server's machine.`,
  );
}

function programFolders(): string[] {
  const versions = existsSync(versionsFolder) ? readdirSync(versionsFolder) : [];
  return [
    ...(process.env.PATH ?? "").split(path.delimiter),
    ...versions.map((version) => path.join(versionsFolder, version, "bin")),
  ];
}

function readVersion(file: string): { file: string; version: number } | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const [, version] = /\(PostgreSQL\) (\d+)/.exec(execFileSync(file, ["--version"], { encoding: "utf8" })) ?? [];
    return version === undefined ? undefined : { file, version: Number(version) };
  } catch {
    // Debian's own `pg_dump` in `/usr/bin` looks for others, and there may be none.
    return undefined;
  }
}
