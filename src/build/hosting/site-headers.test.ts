import { describe, expect, it } from "vitest";
import { pathExpression } from "./path-expression.ts";
import { siteHeaders } from "./site-headers.ts";
import { formatHeadersFile, formatRedirectsFile } from "./static-host-files.ts";

const prefixes = ["", "/de", "/es", "/fr", "/it", "/nl", "/pt"];
const ends = [
  "/",
  "/inspirations/",
  "/sessions/all/1/",
  "/discover/",
  "/inspiration/swot/",
  "/session/weekly-meeting/",
];
const pagePaths = ["/404/", "/404.html", ...prefixes.flatMap((prefix) => ends.map((end) => prefix + end))];

const rules = siteHeaders("default-src 'none'", { isHttps: true, pagePaths });
const headersAt = (path: string) => rules.find((rule) => rule.path === path)?.headers;

describe("the headers of the site", () => {
  it("keep to the policy and to what files say they are, tell other sites little, and let no page have a hold on another", () => {
    expect(headersAt("/*")).toEqual({
      "Content-Security-Policy": "default-src 'none'",
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Permissions-Policy": expect.stringContaining("camera=()"),
      "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
      "Strict-Transport-Security": "max-age=31536000",
    });
  });

  it("let other sites show pictures, and take nothing else of this one", () => {
    const shown = rules.filter(({ headers }) => headers["Cross-Origin-Resource-Policy"] === "cross-origin");
    expect(shown.map(({ path }) => path)).toEqual(["/assets/images/*", "/assets/boards/*"]);
    for (const rule of rules.filter(({ path }) => path !== "/*" && !shown.some((other) => other.path === path)))
      expect(rule.headers, rule.path).toMatchObject({ "Cross-Origin-Resource-Policy": "same-origin" });
  });
});

describe("the headers file", () => {
  const file = formatHeadersFile(rules);

  it("has a path on each line that is not indented, and its headers below", () => {
    expect(
      formatHeadersFile([
        { path: "/*", headers: { "X-A": "1", "X-B": "2" } },
        { path: "/b", headers: {} },
      ]),
    ).toBe("/*\n  X-A: 1\n  X-B: 2\n  ! Link\n\n/b\n");
  });

  it("keeps Cloudflare Pages from naming the code of a page in a header, and does so in the rule of all paths", () => {
    expect(file).toMatch(/^\/\*\n( {2}.+\n)* {2}! Link\n/);
  });

  it("keeps within what hosts accept: 100 rules, 2,000 characters a line", () => {
    const lines = file.split("\n");
    expect(lines.filter((line) => line.startsWith("/")).length).toBeLessThanOrEqual(100);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
  });

  it("never says Cache-Control for all paths, where hosts would join it with a folder's own", () => {
    expect(Object.keys(headersAt("/*") ?? {})).not.toContain("Cache-Control");
    for (const folder of ["js", "listing"])
      expect(file).toContain(`/assets/${folder}/*\n  Cache-Control: public, max-age=31536000, immutable\n`);
  });

  describe.each([
    ["to the letter, as Cloudflare Pages and the project's own server do", readToTheLetter],
    ["as Netlify's own parser does", readAsNetlify],
  ])("read %s", (_, read) => {
    const cacheRulesFor = (address: string) =>
      rules
        .filter((rule) => rule.path !== "/*" && read(rule.path).test(address))
        .map((rule) => rule.headers["Cache-Control"]);

    it("has one rule for each page", () => {
      for (const path of pagePaths) expect(cacheRulesFor(path), path).toEqual(["no-cache"]);
    });

    it.each([
      ["/assets/data/fr/index.json", "no-cache"],
      ["/assets/js/app-abc.js", "public, max-age=31536000, immutable"],
      ["/assets/images/a-abc.png", "public, max-age=31536000, immutable"],
      ["/assets/listing/fr-abc/card-1.json", "public, max-age=31536000, immutable"],
    ])("has one rule for the file %s", (address, cacheControl) => {
      expect(cacheRulesFor(address)).toEqual([cacheControl]);
    });

    it("has no rule for the files at the root, beyond that of all paths", () => {
      for (const name of ["robots.txt", "sitemap.xml", "favicon.svg", "logo.svg"]) {
        expect(cacheRulesFor(`/${name}`), name).toEqual([]);
      }
    });
  });

  it("asks browsers to insist on HTTPS only where the site is there over HTTPS", () => {
    const plain = formatHeadersFile(siteHeaders("", { isHttps: false, pagePaths }));
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
    const file = formatRedirectsFile({ prefixes: ["/de", "/fr"], redirects: {} });
    expect(file).toBe("/de/* /de/404.html 404\n/fr/* /fr/404.html 404\n");
  });

  it("leads away before anything else, since hosts take the first line that fits", () => {
    const file = formatRedirectsFile({ prefixes: ["/de"], redirects: { "/.well-known/a": "https://app.example/b" } });
    expect(file).toBe("/.well-known/a https://app.example/b 302\n/de/* /de/404.html 404\n");
  });
});

function readToTheLetter(path: string): RegExp {
  return new RegExp(`^${pathExpression(path)}$`);
}

/** Slashes at the end, and before a `*` that stands alone, may be there or not (its package headers-parser, 10.1). */
function readAsNetlify(path: string): RegExp {
  const parts = path.split("/").filter((part) => part !== "");
  return new RegExp(`^/${parts.map((part) => (part === "*" ? "?.*" : pathExpression(part))).join("/")}/?$`, "i");
}
