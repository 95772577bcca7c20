/** The fixtures of signing in: a platform of the worker's own, and a site that is built for it. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildSite } from "../../src/build/build-site.ts";
import { contentFolder } from "../../src/build/folders.ts";
import { readConfig } from "../../src/build/read/read-config.ts";
import { startProcess } from "../../src/platform/test-process.ts";
import { type ServedFolder, serveFolder } from "./serve-folder.ts";
import { test as base, expect } from "./site.ts";

export { expect };

/** The languages that stories are told in; the site is built in all of them. */
export const localesTold = ["en", "fr", "de"] as const;

/** Browsers put every answer 401 on the console, and this one says that nobody is signed in. */
export const nobodySignedIn = /status of 401 .*\/auth\/me\)$/;

interface SiteAndPlatform {
  site: ServedFolder;
  /** Where the platform stands; it knows the site, and the site knows it. */
  platform: {
    origin: string;
    /** Stops it, and starts it again when the work is done: its folder of data is free in between. */
    whileStopped: <Result>(work: (dataFolder: string) => Promise<Result>) => Promise<Result>;
  };
}

/** What the site is to ask consent for. Without, it asks for none. */
export interface ConsentConfig {
  countsViews: boolean;
  tagManagerId: string | null;
}

interface WorkerFixtures extends Pick<SiteAndPlatform, "platform"> {
  both: SiteAndPlatform;
  asksConsentFor: ConsentConfig;
}

/** From nothing, and on a machine that has other work as well. */
const buildTimeoutMs = 240_000;

interface Order extends ConsentConfig {
  siteUrl: string;
  platformUrl: string;
}

async function buildFor(outFolder: string, order: Order): Promise<void> {
  const { siteUrl, platformUrl, countsViews, tagManagerId } = order;
  const ingestUrl = countsViews ? `${platformUrl}/ingest` : null;
  const config = { ...readConfig({}), siteUrl, appUrl: platformUrl, apiUrl: platformUrl, ingestUrl, tagManagerId };
  await buildSite({ contentFolder, outFolder, config, isLight: true });
}

export const test = base.extend<object, WorkerFixtures>({
  asksConsentFor: [
    { countsViews: false, tagManagerId: null },
    { option: true, scope: "worker" },
  ],
  both: [
    async ({ asksConsentFor }, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), "site-and-platform-"));
      // Both listen before the build, which takes long: a port that is only looked up may be another's by then.
      const site = await serveFolder(folder);
      const environment = { SITE_ORIGINS: site.origin, DATA_FOLDER: path.join(folder, "data") };
      let platform = await startProcess(environment);
      const outFolder = path.join(folder, "dist");
      await buildFor(outFolder, { siteUrl: site.origin, platformUrl: platform.origin, ...asksConsentFor });
      site.swap(outFolder);
      await use({
        site,
        platform: {
          origin: platform.origin,
          async whileStopped(work) {
            await platform.end();
            try {
              return await work(environment.DATA_FOLDER);
            } finally {
              platform = await startProcess(environment, platform.port);
            }
          },
        },
      });
      await Promise.all([platform.end(), site.close()]);
      await rm(folder, { recursive: true });
    },
    { scope: "worker", timeout: buildTimeoutMs },
  ],
  site: [async ({ both }, use) => use(both.site), { scope: "worker" }],
  platform: [async ({ both }, use) => use(both.platform), { scope: "worker" }],
  asksPlatform: true,
  expectedErrors: nobodySignedIn,
});
