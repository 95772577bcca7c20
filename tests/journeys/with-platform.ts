/** The fixtures of signing in: a platform of the worker's own, and a site that knows it. */
import { test as base, expect } from "./site.ts";
import { type ConsentConfig, type SiteAndPlatform, startSiteAndPlatform } from "./site-and-platform.ts";
import { buildTimeoutMs } from "./test-site.ts";

export { expect };

interface WorkerFixtures extends Pick<SiteAndPlatform, "platform"> {
  both: SiteAndPlatform;
  asksConsentFor: ConsentConfig;
}

export const test = base.extend<object, WorkerFixtures>({
  asksConsentFor: [
    { countsViews: false, tagManagerId: null },
    { option: true, scope: "worker" },
  ],
  both: [
    async ({ asksConsentFor }, use) => {
      const both = await startSiteAndPlatform(asksConsentFor);
      await use(both);
      await both.close();
    },
    { scope: "worker", timeout: buildTimeoutMs },
  ],
  site: [async ({ both }, use) => use(both.site), { scope: "worker" }],
  platform: [async ({ both }, use) => use(both.platform), { scope: "worker" }],
  asksPlatform: true,
});
