import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { usualPatience } from "../http-server/bounded-server.ts";
import { type RawAnswer, readAnswers } from "../http-server/test-answers.ts";
import { TestConnection } from "../http-server/test-connection.ts";
import { oddConnection } from "./test-odd-connections.ts";
import { sampleFiles, secret, startSampleSite, type TestSite } from "./test-site.ts";

/** Connections that are open at the same time. */
const atOnce = 80;
/** The time by which every connection has long ended by itself. */
const longestMs = 20_000;

/** Ends unfinished requests after a moment. */
let hastySite: TestSite;
/** With the usual limits, so that correct requests are answered even on a busy machine. */
let site: TestSite;
/** The files that a visitor may see, in every encoding. */
let visible: Buffer[];

const log = vi.spyOn(console, "error");

beforeAll(async () => {
  const hasty = { headersMs: 300, requestMs: 350, silenceMs: 400, nextRequestMs: 300, lookEveryMs: 25 };
  [hastySite, site] = await Promise.all([startSampleSite({}, hasty), startSampleSite()]);
  visible = readdirSync(site.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^[._]/.test(entry.name) && !entry.parentPath.includes("_hosting"))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)));
});

afterAll(async () => {
  log.mockRestore();
  await Promise.all([hastySite.close(), site.close()]);
});

function isHarmless({ status, headers, body }: RawAnswer): boolean {
  const isVisible = visible.some((file) => file.subarray(0, body.length).equals(body));
  const isShortText = status >= 400 && /^[\w ,.]{0,99}\n?$/.test(body.toString("latin1"));
  const leadsToTheSite = /^\/(?!\/)/.test(headers.location ?? "/");
  const tellsTheSecret = JSON.stringify(headers).includes(secret);
  return status >= 100 && status < 500 && (isVisible || isShortText) && leadsToTheSite && !tellsTheSecret;
}

/** Sends each on a connection of its own, all at once. Fails with the bytes that were sent and received. */
async function expectHarmless({ port }: TestSite, connections: Uint8Array[]): Promise<void> {
  const exchanges = connections.map(async (bytes) => {
    const answers = readAnswers(await new TestConnection(port).send(bytes).endedWithin(longestMs));
    return { sent: Buffer.from(bytes).toString("latin1"), answers };
  });
  const harm = (await Promise.all(exchanges)).filter(({ answers }) => !answers.every(isHarmless));
  expect(harm).toEqual([]);
}

/** Splits bytes into pieces of a size. */
const pieces = (bytes: Buffer, size: number) =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );

/** A failure is shown as it was sent, because shrinking it would take minutes. */
const fuzz = { endOnFailure: true, interruptAfterTimeLimit: 20_000 };

describe("whatever is sent", () => {
  it("is answered below 500 or not at all, shows nothing but the site, and disturbs nobody else", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(oddConnection, { minLength: atOnce, maxLength: atOnce }), async (connections) => {
        const [{ status, body }] = await Promise.all([hastySite.ask("/fr/"), expectHarmless(hastySite, connections)]);
        expect([status, body.toString()]).toEqual([200, sampleFiles["fr/index.html"]]);
      }),
      { numRuns: 5, ...fuzz },
    );
    expect(log).not.toHaveBeenCalled();
  });

  it("is answered in its order when it is right, however it is cut into pieces", async () => {
    const questions: Record<string, [status: number, body: string]> = {
      "GET /": [200, sampleFiles["index.html"] ?? ""],
      "GET /robots.txt": [200, sampleFiles["robots.txt"] ?? ""],
      "GET /empty.txt": [200, ""],
      "GET /fr?a": [301, ""],
      "GET /de/nowhere/": [404, sampleFiles["de/404.html"] ?? ""],
      "GET /assets/nowhere": [404, "There is no such file.\n"],
      "GET /%zz": [400, "The address is malformed.\n"],
      "HEAD /": [200, ""],
      "HEAD /fr": [301, ""],
    };
    const question = fc.constantFrom(...Object.keys(questions));
    // One is being answered, and the others wait.
    const several = fc.array(question, { minLength: 1, maxLength: 1 + usualPatience.mostWaiting });
    await fc.assert(
      fc.asyncProperty(several, fc.nat(60), async (asked, extra) => {
        const last = asked.length - 1;
        const requests = asked.map(
          (line, index) => `${line} HTTP/1.1\r\nHost: x\r\n${index === last ? "Connection: close\r\n" : ""}\r\n`,
        );
        const connection = new TestConnection(site.port);
        for (const piece of pieces(Buffer.from(requests.join("")), 40 + extra)) {
          connection.send(piece);
          await new Promise(setImmediate);
        }
        const answers = readAnswers(await connection.endedWithin(longestMs));
        expect(answers.map(({ status, body }) => [status, body.toString()])).toEqual(
          asked.map((line) => questions[line]),
        );
      }),
      { numRuns: 40, ...fuzz },
    );
  });
});
