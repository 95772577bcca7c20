import { mkdtemp, rm } from "node:fs/promises";
import type { RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildSite } from "../src/build/build-site.ts";
import { contentFolder } from "../src/build/folders.ts";
import { readConfig } from "../src/build/read-config.ts";
import type { SiteConfig } from "../src/domain/site-config.ts";
import { createBoundedServer } from "../src/server/bounded-server.ts";
import { createSiteServer } from "../src/server/create-site-server.ts";

export interface BenchSite {
  /** `http://localhost:50123` */
  origin: string;
  /** Where the built site lies. */
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
  let answer: RequestListener = (_request, response) => response.writeHead(503).end();
  const server = createBoundedServer((request, response) => answer(request, response));
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, "localhost", resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;

  const folder = await mkdtemp(path.join(tmpdir(), "bench-site-"));
  const close = async () => {
    server.close();
    server.closeAllConnections();
    await rm(folder, { recursive: true });
  };
  try {
    // No platform stands beside it, and a call to none would be measured as an error.
    await build(folder, { ...readConfig({}), siteUrl: origin, apiUrl: "" });
    answer = createSiteServer({ folder });
    return { origin, folder, close };
  } catch (error) {
    await close();
    throw error;
  }
}
