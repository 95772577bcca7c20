import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPlatform } from "../platform.ts";
import { embedded } from "../test-databases.ts";
import { platformOrigin, startTestPlatform, type TestPlatform } from "../test-platform.ts";

describe("the outbox", () => {
  let test: TestPlatform;
  beforeAll(async () => {
    test = await startTestPlatform(embedded);
  });
  afterAll(() => test.close());

  const ask = (remoteAddress: string, headers: Record<string, string> = {}) =>
    test.platform.request(
      `${platformOrigin}/outbox`,
      { headers: { Host: "localhost:4180", ...headers } },
      {
        incoming: { socket: { remoteAddress } },
      },
    );

  it.each(["127.0.0.1", "::1", "::ffff:127.0.0.1"])("is shown to this machine: %s", async (address) => {
    expect((await ask(address)).status).toBe(200);
  });

  it.each(["192.168.1.7", "203.0.113.1", "2001:db8::1", ""])("is no page for others: %s", async (address) => {
    expect((await ask(address)).status).toBe(404);
  });

  it("is no page for those whom a proxy on this machine passes on, nor for a name that leads here", async () => {
    expect((await ask("127.0.0.1", { "X-Forwarded-For": "203.0.113.1" })).status).toBe(404);
    expect((await ask("127.0.0.1", { Forwarded: "for=203.0.113.1" })).status).toBe(404);
    expect((await ask("127.0.0.1", { Host: "evil.example:4180" })).status).toBe(404);
  });

  it.each([{ smtpUrl: "smtp://localhost" }, { trustedProxies: 1 }, { publicOrigin: "https://app.example" }])(
    "is no page where mails go to a server, or others may ask through a proxy: %o",
    async (settings) => {
      const platform = createPlatform({ ...test.services, settings: { ...test.services.settings, ...settings } });
      const answer = await platform.request(
        `${platformOrigin}/outbox`,
        { headers: { Host: "localhost:4180" } },
        {
          incoming: { socket: { remoteAddress: "127.0.0.1" } },
        },
      );
      expect(answer.status).toBe(404);
    },
  );
});
