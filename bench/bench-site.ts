import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildSite } from "../src/build/build-site.ts";
import { contentFolder } from "../src/build/folders.ts";
import { readConfig } from "../src/build/read/read-config.ts";
import type { SiteConfig } from "../src/domain/site-config.ts";
import { serveFolder } from "../tests/journeys/serve-folder.ts";
import { startSilentPlatform } from "./silent-platform.ts";

export interface BenchSite {
  /** `http://localhost:50123` */
  origin: string;
  /** The folder of the built site. */
  folder: string;
  close: () => Promise<void>;
}

/** Builds the real content and serves it. */
export function openBenchSite(): Promise<BenchSite> {
  return openSite((outFolder, config) => buildSite({ contentFolder, outFolder, config }));
}

/**
 * Builds a site and serves it as `npm start` does. It is built for the address at which it is served, as a deployed site is: its
 * canonical addresses lead to itself.
 */
export async function openSite(build: (outFolder: string, config: SiteConfig) => Promise<unknown>): Promise<BenchSite> {
  const folder = await mkdtemp(path.join(tmpdir(), "bench-site-"));
  const { origin, swap, close: endServer } = await serveFolder(folder);
  const platform = await startSilentPlatform();
  const close = async () => {
    await Promise.all([endServer(), platform.close()]);
    await rm(folder, { recursive: true });
  };
  try {
    const ofPlatform = { apiUrl: platform.origin, ingestUrl: `${platform.origin}/ingest` };
    await build(folder, { ...readConfig({}), siteUrl: origin, ...ofPlatform });
    swap(folder);
    return { origin, folder, close };
  } catch (error) {
    await close();
    throw error;
  }
}
