import { describe, expect, it, vi } from "vitest";
import { siteConfig } from "../../site.config.ts";
import { tagManagerOrigin } from "../domain/consent.ts";
import { prepareFrame, refuseTaken } from "./site-frame.ts";

vi.mock("./bundle/bundles.ts", () => ({ bundledSite: async () => ({ folder: "", assets: { arrivalScript: "" } }) }));

const stamp = (address: string) => ({ address, sizeBytes: 1, mtimeMs: 1 });

describe("refuseTaken", () => {
  it("names the public files whose place the build takes itself", () => {
    const others = ["/index.html", "/robots.txt", "/fr/index.html"].map(stamp);
    expect(() => refuseTaken(["robots.txt", "favicon.svg", "index.html"], others)).toThrow(
      "The build makes files of these names itself, so remove them: public/index.html, public/robots.txt",
    );
    expect(() => refuseTaken(["favicon.svg", ".well-known/security.txt"], others)).not.toThrow();
  });
});

describe("the security policy of the pages", () => {
  const policyOf = async (more: Partial<typeof siteConfig>) => {
    const frame = await prepareFrame({
      inputs: { config: { ...siteConfig, ...more }, fonts: { folder: "" }, messages: {} },
      catalogue: { inspirations: [], sessions: [], consent: {} },
      folders: { path: "", before: undefined },
      isLight: true,
    } as unknown as Parameters<typeof prepareFrame>[0]);
    return frame.pages.policy;
  };

  it("lets through what the configuration names, and else nothing of it", async () => {
    const named = await policyOf({ ingestUrl: "https://events.example/ingest", tagManagerId: "GTM-TEST1" });
    const plain = await policyOf({ ingestUrl: null, tagManagerId: null });
    for (const origin of ["https://events.example", tagManagerOrigin]) {
      expect(named).toMatch(new RegExp(`connect-src [^;]*${origin}`));
      expect(plain).not.toContain(origin);
    }
  });
});
