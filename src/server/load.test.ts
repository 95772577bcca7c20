import { once } from "node:events";
import { Agent, request } from "node:http";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { readAnswers } from "../http-server/test-answers.ts";
import { get, TestConnection } from "../http-server/test-connection.ts";
import { ChildServer } from "./test-child-server.ts";
import { sampleFiles, writeSampleSite } from "./test-site.ts";

const connections = 100;
const warmUpRequests = 1_000;
const requests = 4_000;
/** The memory that may stay taken: a server that kept each answer, or its request, would take several times as much. */
const marginBytes = 1_000_000;
/** For the process as a whole, which takes memory from the system in big pieces and gives it back late. */
const rssMarginBytes = 50_000_000;

interface Question {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  expected: [status: number, body: string];
}

const questions: Question[] = [
  { path: "/", expected: [200, sampleFiles["index.html"] ?? ""] },
  { path: "/fr/inspiration/swot/", expected: [200, sampleFiles["fr/inspiration/swot/index.html"] ?? ""] },
  { path: "/assets/js/app-abc.js", expected: [200, sampleFiles["assets/js/app-abc.js"] ?? ""] },
  { path: "/big.txt", expected: [200, "x".repeat(70_000)] },
  { path: "/de/nowhere/", expected: [404, sampleFiles["de/404.html"] ?? ""] },
  { path: "/", headers: { "if-none-match": "*" }, expected: [304, ""] },
  { path: "/big.txt", method: "HEAD", expected: [200, ""] },
  { path: "/fr", expected: [301, ""] },
  { path: "/%2e%2e/secret.txt", expected: [400, "The address is malformed.\n"] },
  {
    path: "/",
    headers: { range: "bytes=5-1", "accept-encoding": "br;q=0" },
    expected: [200, sampleFiles["index.html"] ?? ""],
  },
];

let folder: string;
let server: ChildServer;

beforeAll(async () => {
  folder = await writeSampleSite({ "big.txt": "x".repeat(70_000), "huge.txt": "x".repeat(20_000_000) });
});

afterEach(() => server.stop());

function ask(agent: Agent, { path, method, headers }: Question): Promise<Question["expected"]> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port: server.port, agent, path, method, headers }, (message) => {
      let body = "";
      message.setEncoding("utf8").on("data", (text: string) => {
        body += text;
      });
      message.on("end", () => resolve([message.statusCode ?? 0, body]));
    });
    asked.on("error", reject).end();
  });
}

/** Gives the questions that were answered wrongly. */
async function load(count: number, atOnce: number): Promise<unknown[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const wrong: unknown[] = [];
  let next = 0;
  const visit = async () => {
    while (next < count) {
      const question = questions[next++ % questions.length] as Question;
      const answer = await ask(agent, question);
      if (answer.join() !== question.expected.join()) wrong.push([question.path, answer]);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visit));
  expect((await server.measure()).connections).toBeLessThanOrEqual(atOnce);
  agent.destroy();
  await expect.poll(async () => (await server.measure()).connections).toBe(0);
  return wrong;
}

describe("under load", () => {
  it(`answers ${requests} requests on ${connections} connections rightly, and keeps nothing of them`, async () => {
    server = await ChildServer.start(folder);
    expect(await load(warmUpRequests, connections)).toEqual([]);
    const before = await server.measure();
    expect(await load(requests, connections)).toEqual([]);
    const after = await server.measure();
    expect(after.descriptors).toBe(before.descriptors);
    expect(after.usedBytes - before.usedBytes).toBeLessThan(marginBytes);
    expect(after.rssBytes - before.rssBytes).toBeLessThan(rssMarginBytes);
    expect(server.complaints).toBe("");
  });

  it("turns visitors away when there are no descriptors left, and recovers", async () => {
    server = await ChildServer.start(folder, { mostDescriptors: 80 });
    const visitors = Array.from({ length: 200 }, () => new TestConnection(server.port).send(get("/huge.txt")));
    const received = visitors.map(async (visitor) => {
      // A visitor who receives a file holds it.
      visitor.socket.once("data", () => visitor.socket.pause());
      await Promise.race([once(visitor.socket, "data").catch(() => {}), visitor.ended]);
      return readAnswers(visitor.received);
    });
    const answers = (await Promise.all(received)).flat();
    const refusals = answers.filter(({ status }) => status !== 200);
    expect(refusals.length).toBeGreaterThan(0);
    expect([...new Set(refusals.map(({ status, body }) => `${status} ${body}`))]).toEqual([
      "503 Too many visitors at this moment. Try again.\n",
    ]);
    // A connection takes a descriptor as well.
    expect(new Set(refusals.map(({ headers }) => headers.connection))).toEqual(new Set(["close"]));
    expect(server.isRunning).toBe(true);

    for (const { socket } of visitors) socket.destroy();
    await expect.poll(async () => (await server.measure()).connections).toBe(0);
    expect(await load(100, 10)).toEqual([]);
    expect(server.complaints).toBe("");
  });
});
