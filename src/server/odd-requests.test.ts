import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readAnswers } from "../http-server/test-answers.ts";
import { get, TestConnection } from "../http-server/test-connection.ts";
import { refusedTargets } from "./test-odd-targets.ts";
import { secret, startSampleSite, type TestSite } from "./test-site.ts";

let site: TestSite;

beforeAll(async () => {
  site = await startSampleSite({ "big.txt": "x".repeat(5_000_000) });
});

afterAll(() => site.close());

describe("odd requests", () => {
  it.each(["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE"])("answers %s with 405", async (method) => {
    const { status, headers } = await site.ask("/", { method });
    expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
  });

  it("takes what is sent along with a refused method, so that a proxy gets the answer and can use the connection again", async () => {
    const body = "x".repeat(1_000_000);
    const connection = new TestConnection(site.port);
    connection.send(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
    await once(connection.socket, "data");
    const received = await connection.send(get("/", "Connection: close\r\n")).endedWithin(5_000);
    expect(readAnswers(received).map(({ status }) => status)).toEqual([405, 200]);
  });

  it.for(refusedTargets.map((target) => ({ target, start: JSON.stringify(target.slice(0, 30)) })))(
    "answers $start with 4xx",
    async ({ target }) => {
      const received = await new TestConnection(site.port)
        .send(get(target, "Connection: close\r\n"))
        .endedWithin(5_000);
      const [answer] = readAnswers(received);
      expect(answer?.status).toBeGreaterThanOrEqual(400);
      expect(answer?.status).toBeLessThan(500);
      expect(received.toString()).not.toContain(secret);
    },
  );

  it("does not mind a visitor who leaves halfway", async () => {
    for (let index = 0; index < 10; index++) {
      const visitor = new TestConnection(site.port).send(get("/big.txt"));
      await once(visitor.socket, "data");
      visitor.socket.destroy();
    }
    expect((await site.ask("/")).status).toBe(200);
  });

  it("answers an address of nothing but folders as fast as any other of its length", async () => {
    const times: Record<"folders" | "letters", number[]> = { folders: [], letters: [] };
    const paths = { folders: "/".repeat(8_000), letters: `/${"a".repeat(7_999)}` };
    // In turns, so that other work of the machine slows down both.
    for (let turn = 0; turn < 15; turn++) {
      for (const kind of ["folders", "letters"] as const) {
        const started = performance.now();
        expect((await site.ask(paths[kind])).status).toBe(404);
        times[kind].push(performance.now() - started);
      }
    }
    // The shortest of many is the time without other work.
    expect(Math.min(...times.folders)).toBeLessThan(10 * Math.min(...times.letters));
  });
});
