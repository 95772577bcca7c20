import { describe, expect, it, vi } from "vitest";
import { siteConfig } from "../../../site.config.ts";
import { tagManagerOrigin } from "../../domain/consent.ts";
import { prepareFrame, refusePublic } from "./site-frame.ts";

vi.mock("../bundle/bundles.ts", () => ({ bundledSite: async () => ({ folder: "", assets: { arrivalScript: "" } }) }));

describe("refusePublic", () => {
  const others = ["/index.html", "/robots.txt", "/fr/index.html"];

  it("names the public files whose place the build takes itself, as files or as folders", () => {
    expect(() => refusePublic(["/favicon.svg", "/fr", "/index.html", "/robots.txt/x"], others)).toThrow(
      "The build makes files of these names itself, so remove them: public/fr, public/index.html, public/robots.txt/x",
    );
    expect(() => refusePublic(["/favicon.svg", "/.well-known/security.txt", "/french"], others)).not.toThrow();
  });

  it("names those that hosts take for compressed copies, and show to nobody", () => {
    expect(() => refusePublic(["/downloads/kit.tar.br", "/kit.zip"], others)).toThrow(
      /such as \.zip: public\/downloads\/kit\.tar\.br$/,
    );
  });
});

describe("the security policy of the pages", () => {
  const policyOf = async (more: Partial<typeof siteConfig>) => {
    const frame = await prepareFrame({
      inputs: { config: { ...siteConfig, ...more }, fonts: { folder: "" }, messages: {} },
      catalogue: { inspirations: [], sessions: [], consent: {}, vocabulary: { situations: {} } },
      folders: { path: "", before: undefined },
      isLight: true,
    } as unknown as Parameters<typeof prepareFrame>[0]);
    return frame.pages.policy;
  };

  it("lets through what the configuration names, and else nothing of it (R7.5)", async () => {
    const named = await policyOf({ ingestUrl: "https://events.example/ingest", tagManagerId: "GTM-TEST1" });
    const plain = await policyOf({ ingestUrl: null, tagManagerId: null });
    for (const origin of ["https://events.example", tagManagerOrigin]) {
      expect(named).toMatch(new RegExp(`connect-src [^;]*${origin}`));
      expect(plain).not.toContain(origin);
    }
  });
});
