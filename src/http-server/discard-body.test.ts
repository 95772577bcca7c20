import { once } from "node:events";
import type { RequestListener, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createBoundedServer } from "./bounded-server.ts";
import { discardBody } from "./discard-body.ts";
import { readAnswers } from "./test-answers.ts";
import { get, TestConnection } from "./test-connection.ts";

const patienceMs = 300;
const soonMs = 10_000;

let server: Server;
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

/** Refuses what is posted, and says whether the body was taken. */
const refusePosts: RequestListener = async (request, response) => {
  const isTaken = request.method === "GET" || (await discardBody(request, patienceMs));
  const body = String(isTaken);
  const headers = { "content-length": body.length, ...(!isTaken && { connection: "close" }) };
  response.writeHead(request.method === "GET" ? 200 : 413, headers).end(body);
};

async function connectTo(answer: RequestListener): Promise<TestConnection> {
  server = createBoundedServer(answer);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return new TestConnection((server.address() as AddressInfo).port);
}

const post = (bytes: number) => `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${bytes}\r\n\r\n`;

describe("discardBody", () => {
  it("leaves a connection on which the next request is answered", async () => {
    const connection = await connectTo(refusePosts);
    connection.send(post(1_000_000)).send("x".repeat(1_000_000));
    await once(connection.socket, "data");
    connection.send(get("/", "Connection: close\r\n"));
    const answers = readAnswers(await connection.endedWithin(soonMs));
    expect(answers.map(({ status, body }) => `${status} ${body}`)).toEqual(["413 true", "200 true"]);
  });

  it("takes a body of unknown size as well, and nothing where there is none", async () => {
    const connection = await connectTo(refusePosts);
    const chunk = `4000\r\n${"x".repeat(0x4000)}\r\n`;
    connection.send(`POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(20)}0\r\n\r\n`);
    connection.send("POST / HTTP/1.1\r\nHost: x\r\n\r\n").send(get("/", "Connection: close\r\n"));
    const answers = readAnswers(await connection.endedWithin(soonMs));
    expect(answers.map(({ status, body }) => `${status} ${body}`)).toEqual(["413 true", "413 true", "200 true"]);
  });

  it.each([
    ["is too large by what it says", post(5_000_000)],
    ["does not come", post(1_000)],
    [
      "turns out too large",
      `POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n4C4B40\r\n${"x".repeat(5_000_000)}`,
    ],
  ])("waits for none that %s", async (_, request) => {
    const connection = (await connectTo(refusePosts)).send(request);
    const [answer] = readAnswers(await connection.endedWithin(soonMs));
    expect(`${answer?.status} ${answer?.body} ${answer?.headers.connection}`).toBe("413 false close");
  });
});
