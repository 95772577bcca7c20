import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { siteHeaders } from "../build/hosting/site-headers.ts";
import { readHead } from "../http-server/test-answers.ts";
import { get, TestConnection } from "../http-server/test-connection.ts";
import { makeHosted, writeFiles } from "./test-hosted-folder.ts";
import { hosts, type RunningHost } from "./test-hosts.ts";
import { oddTarget, refusedTargets } from "./test-odd-targets.ts";
import { sampleFiles, secret } from "./test-site.ts";

/** Odd requests to every host for which the build writes settings. */

const outside = mkdtempSync(join(tmpdir(), "odd-hosts-"));
const folder = join(outside, "site");
const policy = "default-src 'self'";
const rules = siteHeaders(policy, { isHttps: true, pagePaths: ["/", "/404/", "/de/", "/fr/"] });
const forEveryAnswer = Object.entries(rules.find(({ path }) => path === "/*")?.headers ?? {});

/** As the build writes it for password managers. */
const redirects = { "/.well-known/change-password": "https://app.example/account" };

beforeAll(async () => {
  mkdirSync(folder);
  writeFileSync(join(outside, "secret.txt"), secret);
  writeFiles(folder, { ...sampleFiles, ".hidden": secret });
  await makeHosted(folder, { rules, prefixes: ["/de"], redirects });
});

afterAll(() => rmSync(outside, { recursive: true }));

/** The programs refuse a request that is not HTTP before they apply any settings. */
const isNoHttp = (status: number) => status === 400 || status === 431;

function isHarmless(received: Buffer): boolean {
  const { status, headerLines, bodyStart } = readHead(received);
  const valuesOf = (name: string) => headerLines.filter(([other]) => other === name).map(([, value]) => value);
  const [location = "/"] = valuesOf("location");
  const body = received.toString("latin1", bodyStart);
  return (
    status < 500 &&
    new URL(location, "http://site.example/").host === "site.example" &&
    forEveryAnswer.every(([name, value]) => {
      const values = valuesOf(name.toLowerCase());
      return (values.length === 1 && values[0] === value) || (values.length === 0 && isNoHttp(status));
    }) &&
    !body.includes(secret) &&
    !body.includes(policy)
  );
}

describe.each(hosts)("$name", ({ isHere, start }) => {
  let host: RunningHost;

  /** Each on a connection of its own, all at once. */
  async function expectHarmless(targets: readonly string[]): Promise<void> {
    const answers = await Promise.all(
      targets.map(async (target) => {
        const request = Buffer.from(get(target, "Connection: close\r\n"), "latin1");
        return { target, received: await new TestConnection(host.port).send(request).endedWithin(10_000) };
      }),
    );
    const harm = answers.filter(({ received }) => !isHarmless(received));
    expect(harm.map(({ target, received }) => ({ target, received: received.toString("latin1", 0, 2_000) }))).toEqual(
      [],
    );
  }

  describe.skipIf(!isHere)("", () => {
    beforeAll(async () => {
      host = await start(folder);
    });
    afterAll(() => host?.close());

    it("does no harm with what scanners ask for", () => expectHarmless(refusedTargets));

    it("does no harm, whatever is asked for", () =>
      fc.assert(fc.asyncProperty(fc.array(oneLineTarget, { minLength: 40, maxLength: 40 }), expectHarmless), {
        numRuns: 8,
        endOnFailure: true,
        interruptAfterTimeLimit: 20_000,
      }));
  });
});

/** With a line end in it, the line would ask for something else, in a version of HTTP that knows no headers. */
const oneLineTarget = oddTarget.filter((target) => !/[\r\n]/.test(target));
