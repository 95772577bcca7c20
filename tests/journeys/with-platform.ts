/** The fixtures of signing in: a platform of the worker's own, and a site that knows it. */
import { test as base, expect } from "./site.ts";
import { type ConsentConfig, type SiteAndPlatform, startSiteAndPlatform } from "./site-and-platform.ts";
import { buildTimeoutMs } from "./test-site.ts";

export { expect };

interface WorkerFixtures extends Pick<SiteAndPlatform, "platform"> {
  both: SiteAndPlatform;
  asksConsentFor: ConsentConfig;
  /** Whether the platform keeps its data on a PostgreSQL server instead of the embedded database. */
  isOnServer: boolean;
}

export const test = base.extend<object, WorkerFixtures>({
  asksConsentFor: [
    { countsViews: false, tagManagerId: null },
    { option: true, scope: "worker" },
  ],
  isOnServer: [false, { option: true, scope: "worker" }],
  both: [
    async ({ asksConsentFor, isOnServer }, use) => {
      const both = await startSiteAndPlatform(asksConsentFor, { isOnServer });
      await use(both);
      await both.close();
    },
    { scope: "worker", timeout: buildTimeoutMs },
  ],
  site: [async ({ both }, use) => use(both.site), { scope: "worker" }],
  platform: [async ({ both }, use) => use(both.platform), { scope: "worker" }],
  asksPlatform: true,
});
