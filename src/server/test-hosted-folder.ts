import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { compressedCopy, copyExtension, isCompressed } from "../build/hosting/compress.ts";
import { hostFiles } from "../build/hosting/host-files.ts";
import type { HostedSite } from "../build/hosting/hosted-site.ts";

export function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

/** Adds the files that a build adds for hosts: their rules, and compressed copies of texts. */
export async function makeHosted(folder: string, site: HostedSite): Promise<void> {
  writeFiles(folder, hostFiles(site));
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const content = readFileSync(file);
    if (!isCompressed(file, content.length)) continue;
    writeFileSync(file + copyExtension, await compressedCopy(file, content));
  }
}
