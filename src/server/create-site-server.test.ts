import { mkdirSync, mkdtempSync, rmSync, symlinkSync, unlinkSync, utimesSync, writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compressFolder } from "../build/hosting/compress.ts";
import { siteHeaders } from "../build/hosting/site-headers.ts";
import { writeHostFiles } from "../build/hosting/write-host-files.ts";
import { createSiteServer } from "./create-site-server.ts";

const outside = mkdtempSync(join(tmpdir(), "outside-"));
const folder = join(outside, "site");
const long = "Hop. ".repeat(400);
let server: Server;
let port: number;

function write(name: string, content: string): void {
  const location = join(folder, name);
  mkdirSync(dirname(location), { recursive: true });
  writeFileSync(location, content);
}

async function listen(root: string): Promise<Server> {
  const started = createServer(createSiteServer({ folder: root }));
  await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve));
  return started;
}

function portOf(started: Server): number {
  return (started.address() as AddressInfo).port;
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** The path goes out exactly as written here, which no browser-like client would do. */
function ask(path: string, { method = "GET", headers = {}, at = port } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port: at, path, method, headers }, (message: IncomingMessage) => {
      const chunks: Buffer[] = [];
      message.on("data", (chunk: Buffer) => chunks.push(chunk));
      message.on("end", () => {
        resolve({ status: message.statusCode ?? 0, headers: message.headers, body: Buffer.concat(chunks) });
      });
    });
    asked.on("error", reject).end();
  });
}

/** Sends bytes as they are, and gives what came back until the server closed. */
function sendRaw(bytes: Buffer, { thenEnd = false } = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    const timer = setTimeout(() => reject(new Error("the server did not answer")), 5000);
    let received = "";
    socket.on("data", (chunk) => {
      received += chunk.toString("latin1");
    });
    socket.on("close", () => {
      clearTimeout(timer);
      resolve(received);
    });
    // The server may refuse and close while the rest of a long request is still being sent.
    socket.on("error", () => {});
    if (thenEnd) socket.end(bytes);
    else socket.write(bytes);
  });
}

function askRaw(target: Buffer | string): Promise<string> {
  const rest = " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
  return sendRaw(Buffer.concat([Buffer.from("GET "), Buffer.from(target), Buffer.from(rest)]));
}

function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);
}

beforeAll(async () => {
  write("index.html", `<p>home ${long}`);
  write("404.html", `<p>not found ${long}`);
  write("404/index.html", "<p>not found page");
  write("de/index.html", "<p>startseite");
  write("de/404.html", "<p>nicht gefunden");
  write("fr/index.html", "<p>accueil");
  write("fr/inspiration/swot/index.html", "<p>swot");
  write("assets/js/app-abc.js", `export const a = "${long}";`);
  write("assets/css/app-abc.css", "p{}");
  write("assets/fonts/a-abc.woff2", "font");
  write("assets/images/a-abc.png", "image");
  write("assets/boards/a-abc.svg", "<svg/>");
  write("assets/data/index.json", `{"hash":"1","text":"${long}"}`);
  write("robots.txt", "User-agent: *");
  write("sitemap.xml", "<urlset/>");
  write("odd name ü.txt", "odd");
  write(".hidden", "hidden");
  write(".well-known/security.txt", "contact");
  writeFileSync(join(outside, "secret.txt"), "secret");
  symlinkSync(join(outside, "secret.txt"), join(folder, "link.txt"));
  await writeHostFiles(folder, { rules: siteHeaders("default-src 'self'", { isHttps: false }), prefixes: [] });
  await compressFolder(folder);
  server = await listen(folder);
  port = portOf(server);
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(outside, { recursive: true });
});

describe("files", () => {
  it.each([
    ["/", "text/html; charset=utf-8"],
    ["/fr/inspiration/swot/", "text/html; charset=utf-8"],
    ["/assets/js/app-abc.js", "text/javascript; charset=utf-8"],
    ["/assets/css/app-abc.css", "text/css; charset=utf-8"],
    ["/assets/data/index.json", "application/json; charset=utf-8"],
    ["/assets/boards/a-abc.svg", "image/svg+xml; charset=utf-8"],
    ["/assets/fonts/a-abc.woff2", "font/woff2"],
    ["/assets/images/a-abc.png", "image/png"],
    ["/robots.txt", "text/plain; charset=utf-8"],
    ["/sitemap.xml", "application/xml; charset=utf-8"],
    ["/odd%20name%20%C3%BC.txt", "text/plain; charset=utf-8"],
    ["/.well-known/security.txt", "text/plain; charset=utf-8"],
  ])("sends %s as %s", async (path, contentType) => {
    const { status, headers, body } = await ask(path);
    expect([status, headers["content-type"]]).toEqual([200, contentType]);
    expect(headers["content-length"]).toBe(String(body.length));
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["content-security-policy"]).toBe("default-src 'self'");
  });

  it.each(["js/app-abc.js", "css/app-abc.css", "fonts/a-abc.woff2", "images/a-abc.png", "boards/a-abc.svg"])(
    "lets browsers keep assets/%s for good",
    async (name) => {
      const { headers } = await ask(`/assets/${name}`);
      expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    },
  );

  it.each(["/", "/fr/", "/assets/data/index.json", "/robots.txt"])(
    "has %s checked again each time, with a tag (R7.2)",
    async (path) => {
      const { headers } = await ask(path);
      expect(headers["cache-control"]).toBe("no-cache");
      expect(headers.etag).toMatch(/^"[\w-]{27}"$/);
    },
  );

  it("answers HEAD like GET, without the body", async () => {
    const [got, head] = [await ask("/"), await ask("/", { method: "HEAD" })];
    expect(head.body).toHaveLength(0);
    expect({ ...head.headers, date: "" }).toEqual({ ...got.headers, date: "" });
  });

  it("sends the whole file when a range is asked for, even an absurd one", async () => {
    for (const range of ["bytes=0-1", "bytes=10-5", "bytes=-5", "bytes=9999999-"]) {
      const { status, body } = await ask("/assets/css/app-abc.css", { headers: { range } });
      expect([status, body.toString()]).toEqual([200, "p{}"]);
    }
  });
});

describe("compression", () => {
  it("sends Brotli, gzip or plain, as the visitor accepts, each with a tag of its own", async () => {
    const brotli = await ask("/", { headers: { "accept-encoding": "gzip, deflate, br" } });
    const zipped = await ask("/", { headers: { "accept-encoding": "gzip" } });
    const plain = await ask("/");
    expect([brotli, zipped, plain].map(({ headers }) => headers["content-encoding"])).toEqual([
      "br",
      "gzip",
      undefined,
    ]);
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(gunzipSync(zipped.body)).toEqual(plain.body);
    expect(new Set([brotli, zipped, plain].map(({ headers }) => headers.etag)).size).toBe(3);
    for (const { headers } of [brotli, zipped, plain]) {
      expect(headers.vary).toBe("Accept-Encoding");
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    }
  });

  it("does not vary what has no compressed copy", async () => {
    const { headers } = await ask("/assets/images/a-abc.png", { headers: { "accept-encoding": "br" } });
    expect([headers.vary, headers["content-encoding"]]).toEqual([undefined, undefined]);
  });

  it("does not show the compressed copies nor the host's instructions as files", async () => {
    for (const path of ["/index.html.br", "/assets/js/app-abc.js.gz", "/_headers", "/_hosting/Caddyfile"]) {
      expect((await ask(path)).status).toBe(404);
    }
  });
});

describe("tags", () => {
  it("answers 304 to the tag of the same encoding, bare, weak or in a list", async () => {
    const headers = { "accept-encoding": "br" };
    const { etag = "" } = (await ask("/", { headers })).headers;
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const answer = await ask("/", { headers: { ...headers, "if-none-match": tag } });
      expect([answer.status, answer.body.length]).toEqual([304, 0]);
      expect(answer.headers).toMatchObject({ etag, "cache-control": "no-cache", vary: "Accept-Encoding" });
    }
    expect((await ask("/", { headers: { "if-none-match": etag } })).status).toBe(200);
    expect((await ask("/", { headers: { ...headers, "if-none-match": etag.slice(1, -1) } })).status).toBe(200);
  });

  it("tells two builds apart that have the same size and the same time", async () => {
    const tags = [];
    for (const text of ["build A", "build B"]) {
      const build = mkdtempSync(join(tmpdir(), "build-"));
      writeFileSync(join(build, "index.html"), text);
      utimesSync(join(build, "index.html"), 1_700_000_000, 1_700_000_000);
      const started = await listen(build);
      tags.push((await ask("/", { at: portOf(started) })).headers.etag);
      started.close();
      rmSync(build, { recursive: true });
    }
    expect(new Set(tags).size).toBe(2);
  });

  it("says so when a file was changed or removed after the start, and stays up", async () => {
    const build = mkdtempSync(join(tmpdir(), "build-"));
    for (const name of ["index.html", "a.txt"]) writeFileSync(join(build, name), "before");
    const started = await listen(build);
    const at = portOf(started);
    writeFileSync(join(build, "index.html"), "afterwards");
    unlinkSync(join(build, "a.txt"));
    for (const path of ["/", "/a.txt"]) {
      const { status, body, headers } = await ask(path, { at });
      expect([status, headers["cache-control"], headers.etag]).toEqual([503, "no-store", undefined]);
      expect(body.toString()).toContain("Restart");
    }
    started.close();
    rmSync(build, { recursive: true });
  });
});

describe("what is missing", () => {
  it.each([
    ["/nowhere/", "not found"],
    ["/nowhere", "not found"],
    ["/it/nowhere/", "not found"],
    ["/de/nowhere/deep/", "nicht gefunden"],
    ["/de/nowhere.html", "nicht gefunden"],
    ["//evil", "not found"],
    ["//evil.example/..;/", "not found"],
    ["/fr//", "not found"],
    ["/constructor", "not found"],
    ["/__proto__/", "not found"],
  ])("answers %s with 404 and the nearest not-found page", async (path, text) => {
    const { status, headers, body } = await ask(path);
    expect([status, headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
    expect(body.toString()).toContain(text);
    expect([headers["cache-control"], headers.etag, headers.location]).toEqual(["no-cache", undefined, undefined]);
    expect(headers["content-security-policy"]).toBe("default-src 'self'");
  });

  it("compresses the not-found page, and answers it 404 whatever tag is sent along", async () => {
    const { status, headers, body } = await ask("/nowhere/", {
      headers: { "accept-encoding": "br", "if-none-match": "*" },
    });
    expect([status, headers["content-encoding"]]).toEqual([404, "br"]);
    expect(brotliDecompressSync(body).toString()).toContain("not found");
  });

  it.each([
    "/assets/js/app-old.js",
    "/assets/data/nowhere/index.json",
    "/assets/",
    "/favicon.ico",
    "/.hidden",
    "/link.txt",
  ])("answers %s with a short text that no cache keeps", async (path) => {
    const { status, headers, body } = await ask(path);
    expect([status, headers["content-type"]]).toEqual([404, "text/plain; charset=utf-8"]);
    expect(headers["cache-control"]).toBe("no-store");
    expect(body.length).toBeLessThan(100);
  });

  it("makes do with a text where the site has no not-found page", async () => {
    const build = mkdtempSync(join(tmpdir(), "build-"));
    const started = await listen(build);
    expect(await ask("/", { at: portOf(started) })).toMatchObject({ status: 404 });
    started.close();
    rmSync(build, { recursive: true });
  });
});

describe("redirects", () => {
  it.each([
    ["/fr", "/fr/"],
    ["/fr?a=1&b=%2F", "/fr/?a=1&b=%2F"],
    ["/fr/inspiration/swot", "/fr/inspiration/swot/"],
    ["/index.html", "/"],
    ["/fr/index.html?x", "/fr/?x"],
    ["/f%72", "/fr/"],
    ["/404", "/404/"],
    ["http://evil.example/fr", "/fr/"],
    ["/fr?//evil.example", "/fr/?//evil.example"],
  ])("leads %s to %s for good", async (path, location) => {
    const { status, headers } = await ask(path);
    expect([status, headers.location]).toEqual([301, location]);
  });

  it.each([
    "//evil.example",
    "//evil.example/fr",
    "//evil.example/fr/index.html",
    "//fr",
    "/\\evil.example",
    "/%5cevil.example",
    "/%2fevil.example/fr",
  ])("never leads off the site: %s", async (path) => {
    const { status, headers } = await ask(path);
    expect([status >= 400 && status < 500, headers.location]).toEqual([true, undefined]);
  });
});

describe("odd requests", () => {
  it.each(["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE"])("answers %s with 405", async (method) => {
    const { status, headers } = await ask("/", { method });
    expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
  });

  it.for(
    [
      "/../secret.txt",
      "/fr/../../secret.txt",
      "/%2e%2e/secret.txt",
      "/..%2fsecret.txt",
      "/..%5csecret.txt",
      "/%252e%252e/secret.txt",
      "/..%c0%afsecret.txt",
      "/fr/%00",
      "/fr/\0",
      "/%",
      "/%e0%a4%a",
      "*",
      "secret.txt",
      "file:///etc/passwd",
      `/${"a".repeat(9_000)}`,
      `/${"a".repeat(100_000)}`,
      `/${"../".repeat(30_000)}`,
      `/fr/?${"q".repeat(100_000)}`,
    ].map((target) => ({ target, start: JSON.stringify(target.slice(0, 30)) })),
  )("answers $start with 4xx", async ({ target }) => {
    const answer = await askRaw(target);
    expect(statusOf(answer)).toBeGreaterThanOrEqual(400);
    expect(statusOf(answer)).toBeLessThan(500);
    expect(answer).not.toContain("secret");
  });

  it("does not mind a visitor who leaves halfway", async () => {
    write("big.txt", "x".repeat(5_000_000));
    const started = await listen(folder);
    for (let index = 0; index < 10; index++) {
      await new Promise<void>((resolve) => {
        const asked = request({ host: "127.0.0.1", port: portOf(started), path: "/big.txt" }, () => {
          asked.destroy();
          resolve();
        });
        asked.on("error", () => {}).end();
      });
    }
    expect((await ask("/", { at: portOf(started) })).status).toBe(200);
    started.closeAllConnections();
    started.close();
  });

  it("always answers below 500, and never with what lies outside", async () => {
    const piece = fc.oneof(
      fc.constantFrom(
        "/",
        "..",
        ".",
        "%2e",
        "%2f",
        "%5c",
        "%00",
        "%",
        "\\",
        "fr",
        "index.html",
        "secret.txt",
        "assets",
        "?",
        "#",
      ),
      fc.string({ unit: "binary", maxLength: 4 }),
      fc.webPath(),
    );
    const target = fc.array(piece, { maxLength: 8 }).map((pieces) => Buffer.from(`/${pieces.join("")}`));
    await fc.assert(
      fc.asyncProperty(target, async (bytes) => {
        const answer = await askRaw(bytes);
        expect(statusOf(answer)).toBeGreaterThanOrEqual(200);
        expect(statusOf(answer)).toBeLessThan(500);
        expect(answer).not.toMatch(/^location: (?!\/(?!\/))/im);
        expect(answer).not.toMatch(/\r\n\r\nsecret$/);
      }),
      { numRuns: 200 },
    );
  });

  it("survives bytes that are no HTTP at all", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 200 }), async (bytes) => {
        expect(await sendRaw(Buffer.from(bytes), { thenEnd: true })).not.toMatch(/^HTTP\/1\.1 5/);
      }),
      { numRuns: 50 },
    );
    expect((await ask("/")).status).toBe(200);
  });
});
