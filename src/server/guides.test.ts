import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent, createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { siteHeaders } from "../build/hosting/site-headers.ts";
import { TestConnection } from "../http-server/test-connection.ts";
import { findFreePort } from "../http-server/test-free-port.ts";
import { makeHosted, writeFiles } from "./test-hosted-folder.ts";
import {
  type Host,
  hasIpv6,
  hosts,
  isHere,
  onLoopback,
  type RunningHost,
  startCaddy,
  startNginx,
} from "./test-hosts.ts";

/** The settings that the guides for operators give, as they stand there, but for addresses and certificates. */

const folder = mkdtempSync(join(tmpdir(), "guided-"));
/** Stands in for the platform, and answers with the address that the proxy sends. */
let platform: Server;
let platformPort: number;

beforeAll(async () => {
  writeFiles(folder, { "index.html": "<p>home", "404.html": "<p>not found" });
  await makeHosted(folder, {
    rules: siteHeaders("", { isHttps: true, pagePaths: ["/"] }),
    prefixes: [],
    redirects: {},
  });
  platform = createServer((request, response) =>
    request.resume().on("end", () => response.end(request.headers["x-forwarded-for"])),
  );
  await new Promise<void>((resolve) => platform.listen(0, "127.0.0.1", resolve));
  platformPort = (platform.address() as AddressInfo).port;
});
afterAll(() => {
  platform.close();
  rmSync(folder, { recursive: true });
});

const running: RunningHost[] = [];
afterEach(async () => {
  for (const host of running.splice(0)) await host.close();
});

async function run(starting: Promise<RunningHost>): Promise<RunningHost> {
  const host = await starting;
  running.push(host);
  return host;
}

/** All blocks of one kind. */
function settingsIn(guide: string, kind: string): string[] {
  const text = readFileSync(fileURLToPath(new URL(`../../docs/operating/${guide}`, import.meta.url)), "utf8");
  return [...text.matchAll(new RegExp(`\`\`\`${kind}\n([^]*?)\`\`\``, "g"))].map(([, settings = ""]) => settings);
}

interface Answer {
  status: number | undefined;
  location: string | undefined;
  body: string;
}

interface Asking {
  /** The address that is asked. */
  host?: string;
  /** The host that is asked for. */
  name?: string;
  localAddress?: string;
  agent?: Agent;
  body?: Buffer;
}

const ask = (port: number, { host = "127.0.0.1", name = "a.example", body, agent, ...options }: Asking = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const headers = { Host: name, "X-Forwarded-For": "203.0.113.9" };
    const method = body ? "POST" : "GET";
    const asked = request({ host, port, method, headers, agent, ...options }, async (message: IncomingMessage) => {
      const chunks = await message.toArray();
      const { statusCode: status, headers } = message;
      resolve({ status, location: headers.location, body: Buffer.concat(chunks).toString() });
    });
    asked.on("error", reject).end(body);
  });

/** Asks as often, on a few connections, and returns how often each status was answered. */
async function countStatuses(port: number, times: number, name: string): Promise<Record<number, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const answers = await Promise.all(Array.from({ length: times }, () => ask(port, { name, agent })));
  agent.destroy();
  const counts: Record<number, number> = {};
  for (const { status = 0 } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const families = hasIpv6 ? ["127.0.0.1", "::1"] : ["127.0.0.1"];

/** For the only proxy, with several visitors who all send the same invented address. */
async function expectVisitorsToldApart({ port }: RunningHost): Promise<void> {
  for (const localAddress of ["127.0.0.1", "127.0.0.2"]) {
    const { body } = await ask(port, { localAddress });
    expect(body.split(", ").at(-1)).toBe(localAddress);
  }
}

/** The proxy must not refuse large batches itself: the site can read only the platform's refusals, after which it sends half. */
async function expectLargeBatchesToArrive({ port }: RunningHost): Promise<void> {
  expect((await ask(port, { body: Buffer.alloc(3_000_000) })).status).toBe(200);
}

describe.skipIf(!isHere.nginx)("nginx.md", () => {
  const [site = "", proxy = ""] = settingsIn("nginx.md", "nginx");

  let plainPort: number;
  const start = async (settings: string) => {
    plainPort = await findFreePort();
    return run(
      startNginx((port) => {
        const here = settings
          .replaceAll("/srv/site/current", folder)
          .replaceAll(/ ssl\b| http2\b/g, "")
          .replaceAll(/ssl_certificate.*\n/g, "")
          .replaceAll("127.0.0.1:4180", `127.0.0.1:${platformPort}`);
        return onLoopback(here, { 80: plainPort, 443: port });
      }),
    );
  };

  it("serves the site over IPv4 and IPv6, leads to HTTPS over both, and answers for no other host", async () => {
    const { port } = await start(site);
    const name = "inspirations.example";
    for (const host of families) {
      expect(await ask(port, { host, name })).toMatchObject({ status: 200, body: "<p>home" });
      expect(await ask(plainPort, { host, name })).toMatchObject({ status: 301, location: `https://${name}/` });
      for (const either of [port, plainPort]) await expect(ask(either, { host })).rejects.toThrow("socket hang up");
    }
  });

  it("serves site and platform with one nginx", async () => {
    const { port } = await start(site + proxy);
    expect((await ask(port, { name: "inspirations.example" })).body).toBe("<p>home");
    expect((await ask(port, { name: "app.example" })).body).toContain("203.0.113.9");
  });

  it("leads to the platform over both, and tells visitors apart by what they cannot make up", async () => {
    const host = await start(proxy);
    const name = "app.example";
    for (const address of families) {
      expect((await ask(host.port, { host: address, name })).status).toBe(200);
      const plain = await ask(plainPort, { host: address, name });
      expect(plain).toMatchObject({ status: 301, location: `https://${name}/` });
    }
    await expectVisitorsToldApart(host);
  });

  it.each([
    { what: "the site", settings: site, name: "inspirations.example", allowed: 4_000 },
    { what: "the platform", settings: proxy, name: "app.example", allowed: 500 },
  ])("lets one address ask $what as often as it says, and others go on", async ({ settings, name, allowed }) => {
    const { port } = await start(settings);
    const { 200: answered = 0, 429: refused = 0 } = await countStatuses(port, 2 * allowed + 2_000, name);
    expect(answered).toBeGreaterThanOrEqual(allowed);
    expect(refused).toBeGreaterThan(0);
    expect(answered + refused).toBe(2 * allowed + 2_000);
    expect((await ask(port, { name, localAddress: "127.0.0.2" })).status).toBe(200);
  });

  it("holds no more requests of one address than it says", async () => {
    const { port } = await start(proxy);
    const unfinished = "POST / HTTP/1.1\r\nHost: app.example\r\nContent-Length: 10\r\n\r\n";
    const held = Array.from({ length: 200 }, () => new TestConnection(port).send(unfinished));
    await expect.poll(async () => (await ask(port, { name: "app.example" })).status).toBe(429);
    expect((await ask(port, { name: "app.example", localAddress: "127.0.0.2" })).status).toBe(200);
    for (const { socket } of held) socket.destroy();
  });

  it("leaves it to the platform to refuse a batch of events that is too large", async () => {
    await expectLargeBatchesToArrive(await start(proxy));
  });
});

describe.skipIf(!isHere.nginx)("nginx in the site's container", () => {
  it("answers over IPv4 and IPv6", async () => {
    const { start } = hosts.find(({ name }) => name === "nginx as in the container") as Host;
    const { port } = await run(start(folder));
    for (const host of families) expect((await ask(port, { host })).status).toBe(200);
  });
});

describe.skipIf(!isHere.caddy)("caddy.md", () => {
  it("gives up on whoever does not finish the head of a request", async () => {
    const [options = ""] = settingsIn("caddy.md", "caddyfile-options");
    const servers = options.trim().slice(1, -1).replace("read_header 10s", "read_header 1s");
    const { port } = await run(startCaddy((port) => `http://:${port} {\n\trespond hello\n}`, servers));
    const connection = new TestConnection(port).send("GET / HTTP/1.1\r\nHost: a.example\r\nX-Slow: ");
    expect((await connection.endedWithin(10_000)).toString()).not.toContain("hello");
  });

  it("leads to the platform with all that is sent, and tells visitors apart by what they cannot make up", async () => {
    const [, proxy = ""] = settingsIn("caddy.md", "caddyfile");
    const host = await run(
      startCaddy((port) =>
        proxy.replace("app.example", `http://:${port}`).replace("127.0.0.1:4180", `127.0.0.1:${platformPort}`),
      ),
    );
    await expectVisitorsToldApart(host);
    await expectLargeBatchesToArrive(host);
  });
});
