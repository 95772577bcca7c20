import { once } from "node:events";
import type { RequestListener, Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createBoundedServer, type Patience, usualPatience } from "./bounded-server.ts";
import { readAnswers } from "./test-answers.ts";
import { get, TestConnection } from "./test-connection.ts";

/** A hundred of these are far more than the buffers of a connection hold. */
const bigText = "x".repeat(1_000_000);

/** Enough for a busy machine, and far below what Node allows by itself. */
const shortMs = 500;
const soonMs = 20_000;

let server: Server;
/** When the server has ended the connection, which its visitor may not read. */
let letGo: Promise<unknown>;
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

async function serve(answer: RequestListener, patience: Partial<Patience> = {}): Promise<TestConnection> {
  server = createBoundedServer(answer, { ...usualPatience, lookEveryMs: 25, ...patience });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  letGo = once(server, "connection").then(([socket]: Socket[]) => once(socket as Socket, "close"));
  return new TestConnection((server.address() as AddressInfo).port);
}

describe("a bounded server", () => {
  it("makes one answer of a connection at a time, in the order of the requests", async () => {
    let atWork = 0;
    const most: number[] = [];
    const connection = await serve((request, response) => {
      most.push(++atWork);
      setTimeout(() => {
        atWork -= 1;
        response.end(request.url);
      }, 1);
    });
    const paths = Array.from({ length: usualPatience.mostWaiting }, (_, index) => `/${index}`);
    connection.send(paths.map((path) => get(path)).join("") + get("/last", "Connection: close\r\n"));
    const answers = readAnswers(await connection.endedWithin(soonMs));
    expect(most).toEqual(Array(paths.length + 1).fill(1));
    expect(answers).toHaveLength(paths.length + 1);
  });

  it("lets go of whoever asks further ahead than it waits for", async () => {
    let begun = 0;
    const connection = await serve(() => (begun += 1));
    connection.send(get("/").repeat(usualPatience.mostWaiting + 2));
    await connection.endedWithin(soonMs);
    expect(begun).toBe(1);
  });

  it("refuses a request with more headers than it looks at, whole", async () => {
    const paths: (string | undefined)[] = [];
    const connection = await serve((request, response) => {
      paths.push(request.url);
      response.end();
    });
    // `Host` is one of them.
    const headers = (count: number) => Array.from({ length: count - 1 }, (_, index) => `x-${index}: 1\r\n`).join("");
    connection.send(get("/many", headers(100))).send(get("/too-many", headers(101)));
    const answers = readAnswers(await connection.endedWithin(soonMs));
    expect(answers.map(({ status }) => status)).toEqual([200, 431]);
    expect(paths).toEqual(["/many"]);
  });

  it("begins no further answers where those before are not read, and lets go after a silence", async () => {
    let begun = 0;
    const connection = await serve(
      (_, response) => {
        begun += 1;
        response.end(bigText);
      },
      { silenceMs: shortMs },
    );
    connection.send(get("/").repeat(100)).socket.pause();
    await letGo;
    expect(begun).toBeLessThan(100);
    connection.socket.destroy();
  });
});
