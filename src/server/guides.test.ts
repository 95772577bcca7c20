import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { siteHeaders } from "../build/hosting/site-headers.ts";
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
  await makeHosted(folder, { rules: siteHeaders("", { isHttps: true, pagePaths: ["/"] }), prefixes: [] });
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
  body?: Buffer;
}

const ask = (port: number, { host = "127.0.0.1", name = "a.example", body, ...options }: Asking = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const headers = { Host: name, "X-Forwarded-For": "203.0.113.9" };
    const method = body ? "POST" : "GET";
    const asked = request(
      { host, port, method, headers, agent: false, ...options },
      async (message: IncomingMessage) => {
        const chunks = await message.toArray();
        const { statusCode: status, headers } = message;
        resolve({ status, location: headers.location, body: Buffer.concat(chunks).toString() });
      },
    );
    asked.on("error", reject).end(body);
  });

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
