import { once } from "node:events";
import { describe, expect, test, vi } from "vitest";
import type { Patience } from "../http-server/bounded-server.ts";
import { readAnswers } from "../http-server/test-answers.ts";
import { get, TestConnection } from "../http-server/test-connection.ts";
import { startTestSite, type TestSite } from "./test-site.ts";

/** Far more than the buffers of a connection hold. */
const bigFile = { "big.txt": "x".repeat(20_000_000) };

/** A slow visitor is given up after so long; the others are served within it, on a busy machine too. */
const shortMs = 700;
/** Much less than the limits of Node itself, which are a minute or none. */
const soonMs = 20_000;

type StartSite = (patience: Partial<Patience>, files?: Record<string, string>) => Promise<TestSite>;

/** Each test has a server of its own. They run at the same time, since all that they do is wait. */
const it = test.extend<{ startSite: StartSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest wants to see which other fixtures are needed
  startSite: async ({}, use) => {
    const sites: TestSite[] = [];
    await use(async (patience, files = {}) => {
      const site = await startTestSite({ "index.html": "<p>home", ...files }, { lookEveryMs: 25, ...patience });
      sites.push(site);
      return site;
    });
    for (const site of sites) await site.close();
  },
});

async function expectOthersAreServed(site: TestSite): Promise<void> {
  const { status, body } = await site.ask("/");
  expect([status, body.toString()]).toEqual([200, "<p>home"]);
}

/** The server has no connection left, and no file open. (`expect.poll` is not for tests that run side by side.) */
async function expectNothingIsHeld(site: TestSite): Promise<void> {
  await vi.waitFor(async () => expect(await site.countConnections()).toBe(0), soonMs);
  if (process.platform === "linux") await vi.waitFor(() => expect(site.openFiles()).toEqual([]), soonMs);
}

describe.concurrent("a visitor who sends slowly", () => {
  it("has a bounded time for the headers, however steadily they come", async ({ startSite }) => {
    const site = await startSite({ headersMs: shortMs });
    const connection = new TestConnection(site.port);
    const dribbling = setInterval(() => connection.send("x"), 20);
    connection.send("GET / HTTP/1.1\r\nX-Slow: ");
    await expectOthersAreServed(site);
    const [answer] = readAnswers(await connection.endedWithin(soonMs));
    clearInterval(dribbling);
    expect(answer?.status).toBe(408);
  });

  it("has the same time for a first byte", async ({ startSite }) => {
    const site = await startSite({ headersMs: shortMs });
    await new TestConnection(site.port).endedWithin(soonMs);
  });

  it("has a bounded time for a body, though nobody reads it", async ({ startSite }) => {
    const site = await startSite({ requestMs: shortMs, headersMs: shortMs });
    const connection = new TestConnection(site.port).send(get("/", "Content-Length: 1000\r\n"));
    const dribbling = setInterval(() => connection.send("x"), 20);
    await expectOthersAreServed(site);
    const [answer] = readAnswers(await connection.endedWithin(soonMs));
    clearInterval(dribbling);
    expect([answer?.status, answer?.body.toString()]).toEqual([200, "<p>home"]);
  });

  it("is not waited for where nobody would read the body", async ({ startSite }) => {
    const site = await startSite({});
    const connection = new TestConnection(site.port).send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n");
    const [answer] = readAnswers(await connection.endedWithin(soonMs));
    expect(answer?.status).toBe(405);
  });

  it("is one of many, and the others do not notice", async ({ startSite }) => {
    const site = await startSite({ headersMs: shortMs });
    const connections = Array.from({ length: 300 }, () => new TestConnection(site.port).send("GET /"));
    await Promise.all(connections.map(({ socket }) => once(socket, "connect")));
    for (let visit = 0; visit < 20; visit++) await expectOthersAreServed(site);
    expect(await site.countConnections()).toBeGreaterThan(0);
    await Promise.all(connections.map((connection) => connection.endedWithin(soonMs)));
    await expectNothingIsHeld(site);
  });
});

describe.concurrent("a visitor who reads slowly", () => {
  it("and stops is given up after a silence", async ({ startSite }) => {
    const site = await startSite({ silenceMs: shortMs }, bigFile);
    const connection = new TestConnection(site.port).send(get("/big.txt"));
    connection.socket.pause();
    await expectOthersAreServed(site);
    await expectNothingIsHeld(site);
    connection.socket.destroy();
  });

  it("but steadily gets all of it, though it takes longer than a silence may", async ({ startSite }) => {
    const site = await startSite({ silenceMs: shortMs }, bigFile);
    const connection = new TestConnection(site.port).send(get("/big.txt", "Connection: close\r\n"));
    let pauses = 0;
    connection.socket.on("data", () => {
      if (pauses++ % 20 > 0) return;
      connection.socket.pause();
      setTimeout(() => connection.socket.resume(), 150);
    });
    const started = performance.now();
    const [answer] = readAnswers(await connection.endedWithin(soonMs * 2));
    expect(answer?.body).toHaveLength(bigFile["big.txt"].length);
    expect(performance.now() - started).toBeGreaterThan(shortMs * 2);
  });

  it("has a bounded time for one answer, however steadily it is taken", async ({ startSite }) => {
    const site = await startSite({ answerMs: shortMs }, bigFile);
    const connection = new TestConnection(site.port).send(get("/big.txt"));
    connection.socket.pause();
    const sipping = setInterval(() => connection.socket.read(1_000), 10);
    await expectOthersAreServed(site);
    await expectNothingIsHeld(site);
    clearInterval(sipping);
    connection.socket.destroy();
  });
});

describe.concurrent("a visitor who keeps the connection", () => {
  it("is waited for between two requests, and not for long", async ({ startSite }) => {
    const site = await startSite({ nextRequestMs: shortMs });
    const connection = new TestConnection(site.port).send(get("/"));
    await once(connection.socket, "data");
    connection.send(get("/"));
    // Node itself adds a second, so as not to end a connection on which a request is on its way; and would wait for 6 in all.
    expect(readAnswers(await connection.endedWithin(5_500)).map(({ status }) => status)).toEqual([200, 200]);
    await expectNothingIsHeld(site);
  });

  it("may have one file open at a time, whatever is asked ahead", async ({ startSite }) => {
    const site = await startSite({ mostWaiting: 50 }, bigFile);
    const connection = new TestConnection(site.port).send(get("/big.txt").repeat(50));
    await once(connection.socket, "data");
    connection.socket.pause();
    // An answer to the last of them shows that the others have had their turn.
    await expectOthersAreServed(site);
    // Some files may have been sent before the pause. The last of these takes a moment to be closed.
    if (process.platform === "linux") await expect.poll(() => site.openFiles()).toHaveLength(1);
    connection.socket.destroy();
    await expectNothingIsHeld(site);
  });
});
