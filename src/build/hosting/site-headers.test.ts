import { describe, expect, it } from "vitest";
import { siteHeaders } from "./site-headers.ts";
import { formatHeadersFile, formatRedirectsFile } from "./static-host-files.ts";

describe("the headers file", () => {
  const file = formatHeadersFile(siteHeaders("default-src 'none'", { isHttps: true }));

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
    const forAll = siteHeaders("", { isHttps: true }).find((rule) => rule.path === "/*");
    expect(Object.keys(forAll?.headers ?? {})).not.toContain("Cache-Control");
    for (const folder of ["js", "listing"])
      expect(file).toContain(`/assets/${folder}/*\n  Cache-Control: public, max-age=31536000, immutable\n`);
  });

  it("asks browsers to insist on HTTPS only where the site is there over HTTPS", () => {
    const plain = formatHeadersFile(siteHeaders("", { isHttps: false }));
    expect([file, plain].map((text) => text.includes("Strict-Transport-Security"))).toEqual([true, false]);
  });

  it("denies what pages do not use, and leaves alone what a sign-in page in a frame may need", () => {
    const [, features = ""] = /Permissions-Policy: (.*)/.exec(file) ?? [];
    expect(features.split(", ")).toEqual(expect.arrayContaining(["camera=()", "geolocation=()", "payment=()"]));
    expect(features).not.toMatch(/publickey|storage-access|identity/);
  });
});

describe("the redirects file", () => {
  it("names the not-found page of each language that stands under a prefix", () => {
    expect(formatRedirectsFile(["/de", "/fr"])).toBe("/de/* /de/404.html 404\n/fr/* /fr/404.html 404\n");
  });
});
