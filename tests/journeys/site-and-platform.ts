/** A platform, and a site that knows it, each on a port of its own. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildSite } from "../../src/build/build-site.ts";
import { readConfig } from "../../src/build/read/read-config.ts";
import { type KeptMail, Outbox } from "../../src/platform/mail/outbox.ts";
import { startProcess } from "../../src/platform/test-process.ts";
import { builtAddresses, copyWithAddresses } from "./addressed-site.ts";
import { copyContentLackingDutch, keyLackingDutch } from "./lacking-dutch.ts";
import { type ServedFolder, serveFolder } from "./serve-folder.ts";
import { builtOnce } from "./test-site.ts";

export interface SiteAndPlatform {
  site: ServedFolder;
  /** The running platform, which is configured with the site's address, as the site is with the platform's. */
  platform: {
    origin: string;
    /** The mails to an address, the newest first: without a mail server they go to the outbox. */
    mailsTo: (email: string) => Promise<KeptMail[]>;
    /** Stops the platform during the work, so that its data folder is free, and starts it again. */
    whileStopped: <Result>(work: (dataFolder: string) => Promise<Result>) => Promise<Result>;
  };
}

/** The features for which the site asks consent. Without any, it does not ask. */
export interface ConsentConfig {
  countsViews: boolean;
  tagManagerId: string | null;
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

export async function startSiteAndPlatform(
  asksConsentFor: ConsentConfig,
): Promise<SiteAndPlatform & { close(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), "site-and-platform-"));
  const built = await builtFor(asksConsentFor);
  const site = await serveFolder(folder);
  const environment = { SITE_ORIGINS: site.origin, DATA_FOLDER: path.join(folder, "data") };
  const outbox = new Outbox(path.join(environment.DATA_FOLDER, "outbox"));
  let platform = await startProcess(environment);
  const outFolder = path.join(folder, "dist");
  copyWithAddresses(built, outFolder, { site: site.origin, platform: platform.origin });
  site.swap(outFolder);
  return {
    site,
    platform: {
      origin: platform.origin,
      mailsTo: async (email) => (await outbox.list()).filter(({ to }) => to === email),
      async whileStopped(work) {
        await platform.end();
        try {
          return await work(environment.DATA_FOLDER);
        } finally {
          platform = await startProcess(environment, platform.port);
        }
      },
    },
    async close() {
      await Promise.all([platform.end(), site.close()]);
      await rm(folder, { recursive: true });
    },
  };
}
