import { mkdtempSync, rmSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { siteHeaders } from "../build/hosting/site-headers.ts";
import { makeHosted, writeFiles } from "./test-hosted-folder.ts";
import { hosts, type RunningHost } from "./test-hosts.ts";

/** Every host for which the build writes settings gives the same answers to the same questions. */

const long = "Hop. ".repeat(400);
const policy = "default-src 'none'; script-src 'self' 'sha256-a+b/c='";
const folder = mkdtempSync(join(tmpdir(), "hosted-"));

const files: Record<string, string> = {
  "index.html": `<p>home ${long}`,
  "404.html": `<p>not found ${long}`,
  "404/index.html": "<p>not found page",
  "fr/index.html": `<p>accueil ${long}`,
  "fr/404.html": "<p>introuvable",
  "fr/inspiration/swot/index.html": "<p>swot",
  "session/retro/index.html": "<p>retro",
  "assets/js/app-abc.js": `export const a = "${long}";`,
  "assets/css/app-abc.css": "p{}",
  "assets/fonts/a-abc.woff2": "font",
  "assets/images/a-abc.png": "image",
  "assets/boards/a-abc.svg": "<svg/>",
  "assets/listing/a-abc.json": "{}",
  "assets/data/fr/index.json": `{"hash":"1","text":"${long}"}`,
  ".well-known/security.txt": "Contact: https://example.org/",
  "robots.txt": "User-agent: *",
  "favicon.svg": "<svg/>",
};

/** As the build writes it for password managers. */
const redirects = { "/.well-known/change-password": "https://app.example/account" };

beforeAll(async () => {
  writeFiles(folder, files);
  const pagePaths = ["/", "/404/", "/fr/", "/fr/inspiration/swot/"];
  await makeHosted(folder, { rules: siteHeaders(policy, { isHttps: true, pagePaths }), prefixes: ["/fr"], redirects });
});

afterAll(() => rmSync(folder, { recursive: true }));

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

describe.each(hosts)("$name", ({ isHere, start }) => {
  let host: RunningHost;

  const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    new Promise<Answer>((resolve, reject) => {
      // On a connection of its own: nginx ends one after a refusal without saying so.
      const options = { host: "127.0.0.1", port: host.port, path, method, headers, agent: false };
      const asked = request(options, (message) => {
        const chunks: Buffer[] = [];
        message.on("data", (chunk: Buffer) => chunks.push(chunk));
        message.on("end", () => {
          const bytes = Buffer.concat(chunks);
          const body = message.headers["content-encoding"] === "gzip" ? gunzipSync(bytes) : bytes;
          resolve({ status: message.statusCode ?? 0, headers: message.headers, body: body.toString() });
        });
      });
      asked.on("error", reject).end();
    });

  describe.skipIf(!isHere)("", () => {
    beforeAll(async () => {
      host = await start(folder);
    });
    afterAll(() => host?.close());

    const forEveryAnswer = {
      "content-security-policy": policy,
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "strict-transport-security": "max-age=31536000",
    };
    const kept = "public, max-age=31536000, immutable";

    it.each([
      ["/", /^text\/html; ?charset=utf-8$/i, "no-cache", "same-origin"],
      ["/fr/", /^text\/html; ?charset=utf-8$/i, "no-cache", "same-origin"],
      ["/fr/inspiration/swot/", /^text\/html; ?charset=utf-8$/i, "no-cache", "same-origin"],
      ["/assets/data/fr/index.json", /^application\/json/, "no-cache", "same-origin"],
      ["/assets/js/app-abc.js", /^(text|application)\/javascript; ?charset=utf-8$/i, kept, "same-origin"],
      ["/assets/css/app-abc.css", /^text\/css; ?charset=utf-8$/i, kept, "same-origin"],
      ["/assets/listing/a-abc.json", /^application\/json/, kept, "same-origin"],
      ["/assets/fonts/a-abc.woff2", /^font\/woff2$/, kept, "same-origin"],
      ["/assets/images/a-abc.png", /^image\/png$/, kept, "cross-origin"],
      ["/assets/boards/a-abc.svg", /^image\/svg\+xml/, kept, "cross-origin"],
      ["/favicon.svg", /^image\/svg\+xml/, "no-cache", undefined],
      ["/robots.txt", /^text\/plain/, "no-cache", undefined],
    ])("sends %s with every header once", async (path, type, cacheControl, sharing) => {
      const { status, headers } = await ask(path);
      expect(status).toBe(200);
      expect(headers["content-type"]).toMatch(type);
      expect(headers).toMatchObject(forEveryAnswer);
      expect(headers["cache-control"]).toBe(cacheControl);
      expect(headers["cross-origin-resource-policy"]).toBe(sharing);
    });

    it("leads password managers to the platform, which no browser keeps for good", async () => {
      for (const method of ["GET", "HEAD"]) {
        const { status, headers } = await ask("/.well-known/change-password", {}, method);
        expect([status, headers.location]).toEqual([302, "https://app.example/account"]);
        expect(headers["cache-control"]).toBe("no-cache");
        expect(headers).toMatchObject(forEveryAnswer);
      }
      // Password managers ask for this, to know whether a status can be believed.
      const nowhere = await ask("/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200");
      expect(nowhere.status).toBe(404);
    });

    it("shows who is to hear of a hole", async () => {
      const { status, headers, body } = await ask("/.well-known/security.txt");
      expect([status, body]).toEqual([200, files[".well-known/security.txt"]]);
      expect(headers["content-type"]).toMatch(/^text\/plain; ?charset=utf-8$/i);
    });

    it.each(["/", "/assets/data/fr/index.json", "/assets/js/app-abc.js"])(
      "answers 304 for %s to the tag that it gave, with the same headers",
      async (path) => {
        const { headers } = await ask(path);
        const again = await ask(path, { "if-none-match": headers.etag ?? "" });
        expect([again.status, again.body]).toEqual([304, ""]);
        expect(again.headers).toMatchObject(forEveryAnswer);
        expect(again.headers["cache-control"]).toBe(headers["cache-control"]);
      },
    );

    it.each(["bytes=0-3", "bytes=0-1,4-5", "bytes=10-5", "bytes=99999999-"])(
      "sends the whole file, with every header once, to who asks for its %s",
      async (range) => {
        const { status, headers, body } = await ask("/assets/js/app-abc.js", { range });
        expect([status, body]).toEqual([200, files["assets/js/app-abc.js"]]);
        expect(headers).toMatchObject(forEveryAnswer);
      },
    );

    it.each([{ "if-match": '"a"' }, { "if-unmodified-since": "Thu, 01 Jan 1970 00:00:00 GMT" }])(
      "sends the file or a refusal that nobody keeps: %j",
      async (condition) => {
        const { status, headers } = await ask("/assets/js/app-abc.js", condition);
        expect([`200 ${kept}`, "412 no-cache"]).toContain(`${status} ${headers["cache-control"]}`);
        expect(headers).toMatchObject(forEveryAnswer);
      },
    );

    it("sends what stands there to whoever has something newer, since one may go back to an older build (R7.2)", async () => {
      for (const path of ["/", "/assets/data/fr/index.json"]) {
        const { status } = await ask(path, { "if-modified-since": "Fri, 01 Jan 2100 00:00:00 GMT" });
        expect([path, status]).toEqual([path, 200]);
      }
    });

    it("says to caches in between that others get texts compressed, also where it sends them as they are", async () => {
      for (const path of ["/", "/assets/js/app-abc.js", "/assets/data/fr/index.json"]) {
        const { headers } = await ask(path);
        expect([path, headers["content-encoding"], headers.vary]).toEqual([path, undefined, "Accept-Encoding"]);
      }
    });

    it("zips texts for those who do not take Brotli", async () => {
      for (const path of ["/", "/assets/js/app-abc.js", "/assets/data/fr/index.json"]) {
        const { headers, body } = await ask(path, { "accept-encoding": "gzip" });
        expect([path, headers["content-encoding"], headers.vary]).toEqual([path, "gzip", "Accept-Encoding"]);
        expect(body).toContain(long);
      }
    });

    it.each([
      ["/nowhere/", "not found"],
      ["/nowhere", "not found"],
      ["/fr/nowhere/", "introuvable"],
      ["/fr/inspiration/nowhere", "introuvable"],
      ["/fr/inspiration/", "introuvable"],
      ["/fr/inspiration", "introuvable"],
      ["/session/", "not found"],
      ["/session", "not found"],
      ["/fr/inspiration/swot.", "introuvable"],
      ["/v2.0", "not found"],
    ])("answers %s with 404 and the page of its language", async (path, text) => {
      const { status, headers, body } = await ask(path);
      expect([status, headers["cache-control"]]).toEqual([404, "no-cache"]);
      expect(headers["content-type"]).toMatch(/^text\/html/);
      expect(body).toContain(text);
      expect(headers).toMatchObject(forEveryAnswer);
    });

    it.each([`/${"a".repeat(300)}`, `/${"a/".repeat(2_100)}`, "/%C3%A9%20b"])(
      "answers an address that no file has with 404: %s",
      async (path) => {
        const { status, headers, body } = await ask(path);
        expect(status).toBe(404);
        expect(body).toContain("not found");
        expect(headers).toMatchObject(forEveryAnswer);
      },
    );

    it.each([
      { "if-none-match": "*" },
      { "if-modified-since": "Fri, 01 Jan 2100 00:00:00 GMT" },
      { "if-match": '"a"' },
      { range: "bytes=0-3" },
      { range: "bytes=99999999-" },
    ])("sends the whole not-found page, whatever is asked of it: %j", async (headers) => {
      const { status, body } = await ask("/nowhere/", headers);
      expect([status, body]).toEqual([404, files["404.html"]]);
    });

    it.each(["/assets/js/app-old.js", "/assets/data/nowhere/index.json", "/assets/images/old.png", "/assets/js"])(
      "answers %s with 404 and a short text that nobody keeps",
      async (path) => {
        const { status, headers, body } = await ask(path);
        expect([status, headers["cache-control"]]).toEqual([404, "no-store"]);
        expect(headers["content-type"]).toMatch(/^text\/plain/);
        expect(body.length).toBeLessThan(100);
        expect(headers).toMatchObject(forEveryAnswer);
      },
    );

    it.each([
      "/_headers",
      "/_redirects",
      "/_hosting/Caddyfile",
      "/_hosting/",
      "/index.html.br",
      "/assets/js/app-abc.js.br",
    ])("does not show %s", async (path) => {
      const { status, body } = await ask(path);
      expect(status).toBe(404);
      expect(body).not.toContain("script-src");
    });

    it.each([
      ["/fr", "/fr/"],
      ["/fr?a=1&b=%2F", "/fr/?a=1&b=%2F"],
      ["/fr/inspiration/swot", "/fr/inspiration/swot/"],
      ["/fr/index.html", "/fr/"],
      ["/index.html", "/"],
    ])("leads %s to %s for good", async (path, location) => {
      const { status, headers } = await ask(path);
      expect([301, 308]).toContain(status);
      // Some hosts name the whole path, some the part after the last slash.
      const led = new URL(headers.location ?? "", `http://127.0.0.1${path}`);
      expect([led.host, led.pathname + led.search]).toEqual(["127.0.0.1", location]);
    });

    it.each([
      "//evil.example",
      "//evil.example/index.html",
      "/\\evil.example",
      "//evil.example/..",
      "/%2f%2fevil.example",
      "/\\evil.example/index.html",
      "/%5cevil.example/index.html",
      "/%5cevil.example/..%2ffr",
      "/%09/evil.example/index.html",
      "/%09/evil.example/..%2f..%2ffr",
      "/%09/evil.example/..%2f..%2ffr%2f.",
      "/%09/evil.example/404.html/",
      "/%5cfr",
    ])("never leads off the site: %s", async (path) => {
      const { headers } = await ask(path);
      const { location = "/" } = headers;
      expect(new URL(location, "http://127.0.0.1/").host).toBe("127.0.0.1");
    });

    it.each([
      ["GET", "/assets/x%0ay"],
      ["GET", "/_x%0ay"],
      ["GET", "/%0a.br"],
      ["GET", "/%0a/index.html"],
      ["POST", "/x%0ay"],
      ["GET", "/fr/%00"],
      ["GET", "/%2e%2e/secret.txt"],
    ])("answers %s %s with the headers of every answer", async (method, path) => {
      const { headers } = await ask(path, {}, method);
      expect(headers).toMatchObject(forEveryAnswer);
    });

    it.each(["POST", "PUT", "DELETE"])("refuses %s", async (method) => {
      const { status } = await ask("/", {}, method);
      expect(status).toBe(405);
    });
  });
});
