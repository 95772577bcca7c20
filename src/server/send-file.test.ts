import { once } from "node:events";
import { appendFileSync, statSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { readAnswers } from "../http-server/test-answers.ts";
import { get, TestConnection } from "../http-server/test-connection.ts";
import { startTestSite, type TestSite } from "./test-site.ts";

const bigBytes = 20_000_000;
const soonMs = 20_000;
const head = (path: string) => get(path).replace("GET", "HEAD");

let site: TestSite;
let big: string;

beforeAll(async () => {
  site = await startTestSite({ "index.html": "<p>home", "empty.txt": "", "big.txt": "x".repeat(bigBytes) });
  big = join(site.folder, "big.txt");
});

afterAll(() => site.close());

describe.skipIf(process.platform !== "linux")("a file that is sent", () => {
  /** The files that Node closes late, and complains of, are those that the server has forgotten. */
  const complaints: string[] = [];
  const hear = ({ message }: Error) => complaints.push(message);
  beforeAll(() => void process.on("warning", hear));
  afterAll(() => void process.off("warning", hear));

  it.each([
    ["a page", get("/")],
    ["a big file", get("/big.txt")],
    ["several big files, one after the other", get("/big.txt").repeat(5)],
    ["several small files, one after the other", get("/").repeat(20)],
    ["headers alone", head("/big.txt").repeat(5)],
    ["a file that is known already", get("/big.txt", "If-None-Match: *\r\n").repeat(5)],
    ["a range", get("/big.txt", "Range: bytes=10-5\r\n").repeat(5)],
    ["a missing page", get("/nowhere/").repeat(5)],
  ])("is closed when a visitor who has asked for %s leaves, whenever that is", async (_, bytes) => {
    const visitors = Array.from({ length: 30 }, async (_each, index) => {
      const connection = new TestConnection(site.port);
      await once(connection.socket, "connect");
      connection.socket.pause();
      connection.send(bytes);
      await new Promise((resolve) => setTimeout(resolve, index));
      connection.socket.resetAndDestroy();
    });
    await Promise.all(visitors);
    await expect.poll(() => site.openFiles()).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

describe("a file that changes while it is sent", () => {
  // The server sends a file only if size and time are the same as at its start.
  let times: { atime: Date; mtime: Date };
  beforeAll(() => {
    times = statSync(big);
  });
  afterEach(() => {
    writeFileSync(big, "x".repeat(bigBytes));
    utimesSync(big, times.atime, times.mtime);
  });

  async function startReading(): Promise<TestConnection> {
    const connection = new TestConnection(site.port).send(get("/big.txt") + get("/", "Connection: close\r\n"));
    await once(connection.socket, "data");
    connection.socket.pause();
    return connection;
  }

  it("ends the connection when it has become shorter, rather than filling it up with the next answer", async () => {
    const connection = await startReading();
    truncateSync(big, 1_000);
    connection.socket.resume();
    const answers = readAnswers(await connection.endedWithin(soonMs));
    expect(answers).toHaveLength(1);
    expect(answers[0]?.body.length).toBeLessThan(bigBytes);
    expect(answers[0]?.body.includes("HTTP/1.1")).toBe(false);
  });

  it("is sent as long as it was announced when it has become longer", async () => {
    const connection = await startReading();
    appendFileSync(big, "HTTP/1.1 200 OK\r\n\r\nmore");
    connection.socket.resume();
    const answers = readAnswers(await connection.endedWithin(soonMs));
    expect(answers.map(({ body }) => body.length)).toEqual([bigBytes, "<p>home".length]);
  });
});

it("sends an empty file as such", async () => {
  const { status, headers, body } = await site.ask("/empty.txt");
  expect([status, headers["content-length"], body.length]).toEqual([200, "0", 0]);
});
