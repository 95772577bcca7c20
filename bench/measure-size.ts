import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import type { BenchSite } from "./bench-site.ts";
import { printTable } from "./print-table.ts";
import type { Row } from "./rows.ts";

/** What a host has to keep: all files of the built site, compressed copies included. */
export async function measureSize({ folder }: BenchSite): Promise<Row[]> {
  const byKind = new Map<string, number>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const kind = path.extname(entry.name);
    byKind.set(kind, (byKind.get(kind) ?? 0) + statSync(path.join(entry.parentPath, entry.name)).size);
  }
  const mb = (bytes: number) => bytes / 1_000_000;
  const kinds = [...byKind].toSorted(([, one], [, other]) => other - one);
  printTable(
    "The built site, in MB",
    ["kind of file", "MB"],
    kinds.map(([kind, bytes]) => [kind, mb(bytes).toFixed(1)]),
  );
  const all = kinds.reduce((sum, [, bytes]) => sum + bytes, 0);
  return [{ name: "size of the built site", value: mb(all), unit: "MB", limit: 90, peers: "siteMb" }];
}
