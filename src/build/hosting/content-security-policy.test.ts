import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contentSecurityPolicy, hashInlineScript, refuseUnknownScripts } from "./content-security-policy.ts";

const sources = {
  inlineScriptHashes: ["'sha256-b='", "'sha256-a='", "'sha256-b='"],
  appOrigin: "https://app.example",
  apiOrigin: "https://api.example",
};

describe("contentSecurityPolicy", () => {
  it("allows the site itself, the configured origins, and nothing else", () => {
    expect(contentSecurityPolicy(sources).split("; ")).toEqual([
      "default-src 'none'",
      "script-src 'self' 'sha256-a=' 'sha256-b='",
      "style-src 'self'",
      "font-src 'self'",
      "img-src 'self' data: https://app.example https://api.example",
      "connect-src 'self' https://app.example https://api.example",
      "frame-src 'self' https://app.example",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'self'",
      "require-trusted-types-for 'script'",
      "trusted-types markup",
    ]);
  });

  it("names a host once where the app and the API are one, and none where there is no API", () => {
    const one = contentSecurityPolicy({ ...sources, apiOrigin: sources.appOrigin });
    expect(one).toContain("connect-src 'self' https://app.example;");
    expect(contentSecurityPolicy({ ...sources, apiOrigin: "" })).not.toContain("api.example");
  });

  it("lets events go where they are configured to go, and there alone", () => {
    const policy = contentSecurityPolicy({ ...sources, ingestOrigin: "https://events.example/ingest" });
    expect(policy).toContain("connect-src 'self' https://app.example https://api.example https://events.example;");
    expect(policy.split("https://events.example")).toHaveLength(2);
  });

  it("lets a tag manager in where there is one, and then cannot hold what it brings to trusted types (R7.5)", () => {
    const policy = contentSecurityPolicy({ ...sources, tagManagerOrigin: "https://tags.example/gtm.js?id=1" });
    expect(policy).toContain("script-src 'self' 'sha256-a=' 'sha256-b=' https://tags.example;");
    expect(policy).not.toContain("trusted-types");
  });

  it("never allows what is inline or made from text, whatever is configured", () => {
    for (const tagManagerOrigin of [undefined, "https://tags.example"]) {
      const policy = contentSecurityPolicy({ ...sources, ...(tagManagerOrigin && { tagManagerOrigin }) });
      expect(policy).not.toMatch(/unsafe|\*/);
    }
  });

  it("does not depend on the order in which scripts were found", () => {
    const reversed = { ...sources, inlineScriptHashes: sources.inlineScriptHashes.toReversed() };
    expect(contentSecurityPolicy(reversed)).toBe(contentSecurityPolicy(sources));
  });

  it("keeps only the origin of an address, so that a path cannot add a directive", () => {
    fc.assert(
      fc.property(fc.string(), (path) => {
        const policy = contentSecurityPolicy({ ...sources, appOrigin: `https://app.example/${path}` });
        expect(policy).toBe(contentSecurityPolicy(sources));
      }),
    );
  });

  it("refuses what is no address", () => {
    expect(() => contentSecurityPolicy({ ...sources, apiOrigin: "api.example" })).toThrow(
      expect.objectContaining({ code: "ERR_INVALID_URL" }),
    );
  });
});

describe("hashInlineScript", () => {
  it("hashes UTF-8 bytes in standard Base64", () => {
    const digest = createHash("sha256").update(Buffer.from("é", "utf8")).digest("base64");
    expect(hashInlineScript("é")).toBe(`'sha256-${digest}'`);
    expect(hashInlineScript("")).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
  });
});

describe("refuseUnknownScripts", () => {
  const policy = contentSecurityPolicy({ ...sources, inlineScriptHashes: [hashInlineScript("start()")] });
  const refuse = (document: string) => refuseUnknownScripts(document, policy);

  it("lets pass what the policy lets run, scripts in files, and data", () => {
    const sound = `<script>start()</script><script type="module" src="/a.js"></script>
      <script type="application/ld+json">{"a":"b"}</script><script type="application/json" id="page">{}</script>`;
    expect(() => refuse(sound)).not.toThrow();
  });

  it.each([
    "<script>other()</script>",
    "<script>start() </script>",
    '<script type="module">start()\n</script>',
    '<script nonce="a">start();</script>',
  ])("names the script for %s", (document) => {
    expect(() => refuse(document)).toThrow(/^an inline script is not in the security policy: (other|start)/);
  });
});
