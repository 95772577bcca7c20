import { Hono } from "hono";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clientOf } from "./client-address.ts";

let readClient: typeof import("./client-address.ts").readClient;
const log = vi.spyOn(console, "error").mockImplementation(() => {});

beforeEach(async () => {
  // A new module has logged nothing yet.
  vi.resetModules();
  ({ readClient } = await import("./client-address.ts"));
});
afterEach(() => log.mockClear());

async function ask(trustedProxies: number, forwarded?: string): Promise<string> {
  const app = new Hono().get("/", (context) => context.text(readClient(context, trustedProxies).network));
  const socket = { remoteAddress: "192.0.2.1", remotePort: 5000, remoteFamily: "IPv4" };
  const headers = forwarded === undefined ? {} : { "X-Forwarded-For": forwarded };
  return (await app.request("/", { headers }, { incoming: { socket } })).text();
}

describe("readClient", () => {
  it("is the address of the connection where no proxy is trusted, whatever a header says", async () => {
    expect(await ask(0)).toBe("192.0.2.1");
    expect(await ask(0, "203.0.113.9")).toBe("192.0.2.1");
  });

  it("is what the farthest trusted proxy has seen, and not what stands before it", async () => {
    expect(await ask(1, "203.0.113.9")).toBe("203.0.113.9");
    expect(await ask(1, "10.0.0.1, made up, 203.0.113.9")).toBe("203.0.113.9");
    expect(await ask(2, "10.0.0.1, 203.0.113.9, 198.51.100.7")).toBe("203.0.113.9");
  });

  it("is the address of the connection where a proxy has added nothing, or nothing that is an address", async () => {
    expect(await ask(1)).toBe("192.0.2.1");
    expect(await ask(2, "203.0.113.9")).toBe("192.0.2.1");
    expect(await ask(1, "unknown")).toBe("192.0.2.1");
    expect(await ask(1, "")).toBe("192.0.2.1");
    expect(await ask(1, "203.0.113.9,")).toBe("192.0.2.1");
    expect(await ask(2, "203.0.113.9, , 198.51.100.7")).toBe("192.0.2.1");
    expect(await ask(1, "x".repeat(5_000))).toBe("192.0.2.1");
  });

  it.each([
    [1, undefined, "without X-Forwarded-For"],
    [2, "203.0.113.9", "with only 1 in X-Forwarded-For"],
  ])("is told, once, where %i proxies are trusted and add %o", async (trustedProxies, forwarded, found) => {
    for (let time = 0; time < 3; time += 1) await ask(trustedProxies, forwarded);
    expect(log.mock.calls).toEqual([
      [
        `TRUSTED_PROXIES is ${trustedProxies}, and a request came ${found}: each proxy must add the address that it sees, or all visitors share one limit.`,
      ],
    ]);
  });

  it("is told, once and loudly, where no proxy is trusted and one seems to be there", async () => {
    for (let time = 0; time < 3; time += 1) await ask(0, "203.0.113.9");
    expect(log.mock.calls).toEqual([
      [
        expect.stringMatching(
          /^TRUSTED_PROXIES is 0, and a request came with X-Forwarded-For\. IF A PROXY STANDS IN FRONT, /,
        ),
      ],
    ]);
  });

  it("tells nothing where each proxy has added one, or none is trusted", async () => {
    await ask(0);
    await ask(1, "203.0.113.9");
    await ask(2, "203.0.113.9, 198.51.100.7");
    expect(log).not.toHaveBeenCalled();
  });
});

describe("clientOf", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9"],
    [" 203.0.113.9:51234 ", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["::ffff:cb00:7109", "203.0.113.9"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::", "2001:db8:1:2::/64"],
    ["[2001:db8:1:2::9]:443", "2001:db8:1:2::/64"],
    ["2001:db8::9", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["64:ff9b::203.0.113.9", "64:ff9b:0:0::/64"],
  ])("%s is of %s", (address, network) => {
    expect(clientOf(address)?.network).toBe(network);
  });

  it.each(["", "unknown", "203.0.113", "203.0.113.999", ":::", "example.org", "_hidden"])("%o is none", (text) => {
    expect(clientOf(text)).toBeUndefined();
  });

  it("is the same for all addresses of one household, and another for the next, in the same range or in another", () => {
    expect(clientOf("2001:db8:1:2:aaaa::1")).toEqual(clientOf("2001:db8:1:2:bbbb::2"));
    expect(clientOf("2001:db8:1:2::1")?.network).not.toBe(clientOf("2001:db8:1:3::1")?.network);
    expect(clientOf("2001:db8:1:3::1")?.range).toBe("2001:db8:1::/48");
    expect(clientOf("2001:db8:2:3::1")?.range).toBe("2001:db8:2::/48");
  });

  it.each(["203.0.113.9", "::ffff:203.0.113.9"])("%s is of no range", (address) => {
    expect(clientOf(address)?.range).toBeUndefined();
  });
});
