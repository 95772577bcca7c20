import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contentSecurityPolicy, formatHeadersFile, hashInlineScript, siteHeaders } from "./headers.ts";

const sources = {
  inlineScriptHashes: ["'sha256-b='", "'sha256-a='", "'sha256-b='"],
  appOrigin: "https://app.example",
  apiOrigin: "https://api.example",
};

describe("contentSecurityPolicy", () => {
  it("allows the site itself, the configured origins, and nothing else", () => {
    expect(contentSecurityPolicy(sources).split("; ")).toEqual([
      "default-src 'self'",
      "script-src 'self' 'sha256-a=' 'sha256-b='",
      "style-src 'self'",
      "img-src 'self' data: https://app.example https://api.example",
      "connect-src 'self' https://app.example https://api.example",
      "frame-src 'self' https://app.example",
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self' https://api.example",
      "frame-ancestors 'self'",
    ]);
  });

  it("names a host once where the app and the API are one, and none where there is no API", () => {
    const one = contentSecurityPolicy({ ...sources, apiOrigin: sources.appOrigin });
    expect(one).toContain("connect-src 'self' https://app.example;");
    expect(contentSecurityPolicy({ ...sources, apiOrigin: "" })).toContain("form-action 'self';");
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

describe("the headers file", () => {
  const file = formatHeadersFile(siteHeaders(contentSecurityPolicy(sources)));

  it("has a path on each line that is not indented, and its headers below", () => {
    expect(
      formatHeadersFile([
        { path: "/*", headers: { "X-A": "1", "X-B": "2" } },
        { path: "/b", headers: {} },
      ]),
    ).toBe("/*\n  X-A: 1\n  X-B: 2\n\n/b\n");
  });

  it("keeps within what hosts accept: 100 rules, 2,000 characters a line", () => {
    const lines = file.split("\n");
    expect(lines.filter((line) => line.startsWith("/")).length).toBeLessThanOrEqual(100);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
  });

  it("never says Cache-Control for all paths, where hosts would join it with a folder's own", () => {
    const forAll = siteHeaders("").find((rule) => rule.path === "/*");
    expect(Object.keys(forAll?.headers ?? {})).not.toContain("Cache-Control");
    for (const folder of ["js", "listing"])
      expect(file).toContain(`/assets/${folder}/*\n  Cache-Control: public, max-age=31536000, immutable\n`);
  });
});
