/** The fixtures of signing in: a platform of the worker's own, and a site that knows it. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildSite } from "../../src/build/build-site.ts";
import { readConfig } from "../../src/build/read/read-config.ts";
import { startProcess } from "../../src/platform/test-process.ts";
import { builtAddresses, copyWithAddresses } from "./addressed-site.ts";
import { copyContentLackingDutch, keyLackingDutch } from "./lacking-dutch.ts";
import { type ServedFolder, serveFolder } from "./serve-folder.ts";
import { test as base, expect } from "./site.ts";
import { buildTimeoutMs, builtOnce } from "./test-site.ts";

export { expect };

/** The message on the console when nobody is signed in: browsers report every answer 401. */
export const nobodySignedIn = /status of 401 .*\/auth\/me\)$/;

interface SiteAndPlatform {
  site: ServedFolder;
  /** The running platform, which is configured with the site's address, as the site is with the platform's. */
  platform: {
    origin: string;
    /** Stops the platform during the work, so that its data folder is free, and starts it again. */
    whileStopped: <Result>(work: (dataFolder: string) => Promise<Result>) => Promise<Result>;
  };
}

/** The features for which the site asks consent. Without any, it does not ask. */
export interface ConsentConfig {
  countsViews: boolean;
  tagManagerId: string | null;
}

interface WorkerFixtures extends Pick<SiteAndPlatform, "platform"> {
  both: SiteAndPlatform;
  asksConsentFor: ConsentConfig;
}

function builtFor({ countsViews, tagManagerId }: ConsentConfig): Promise<string> {
  const { site: siteUrl, platform } = builtAddresses;
  const ingestUrl = countsViews ? `${platform}/ingest` : null;
  const config = { ...readConfig({}), siteUrl, appUrl: platform, apiUrl: platform, ingestUrl, tagManagerId };
  return builtOnce({
    name: ingestUrl ? "with-analytics" : tagManagerId ? "with-tag-manager" : "with-platform",
    ingredients: [JSON.stringify(config), keyLackingDutch],
    async build(outFolder) {
      const folder = await mkdtemp(path.join(tmpdir(), "lacking-dutch-"));
      copyContentLackingDutch(folder);
      await buildSite({ contentFolder: folder, outFolder, config, isLight: true });
      await rm(folder, { recursive: true });
    },
  });
}

export const test = base.extend<object, WorkerFixtures>({
  asksConsentFor: [
    { countsViews: false, tagManagerId: null },
    { option: true, scope: "worker" },
  ],
  both: [
    async ({ asksConsentFor }, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), "site-and-platform-"));
      const built = await builtFor(asksConsentFor);
      const site = await serveFolder(folder);
      const environment = { SITE_ORIGINS: site.origin, DATA_FOLDER: path.join(folder, "data") };
      let platform = await startProcess(environment);
      const outFolder = path.join(folder, "dist");
      copyWithAddresses(built, outFolder, { site: site.origin, platform: platform.origin });
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
