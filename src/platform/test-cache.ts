import { existsSync, mkdirSync, renameSync } from "node:fs";
import path from "node:path";

const folder = path.join(import.meta.dirname, "../../.cache/marelle/platform-tests");

/** A file that takes seconds to make, and is kept for all test files and runs. */
export async function cached(name: string, make: (file: string) => Promise<void>): Promise<string> {
  const file = path.join(folder, name);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  // Renamed when it is whole, because another process may look for it at the same moment.
  const draft = `${file}.${process.pid}`;
  await make(draft);
  renameSync(draft, file);
  return file;
}
