import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { usualPatience } from "../http-server/bounded-server.ts";
import { findFreePort } from "../http-server/test-free-port.ts";
import { type Listening, listen } from "./http/listen.ts";
import { createPlatform } from "./platform.ts";
import { embedded } from "./test-databases.ts";
import { siteOrigin, startTestPlatform, type TestPlatform, unlimited } from "./test-platform.ts";
import { statusOf, talk } from "./test-socket.ts";

describe("the platform on a port", () => {
  let test: TestPlatform;
  let port: number;
  let listening: Listening;

  beforeAll(async () => {
    test = await startTestPlatform(embedded, { attemptRules: unlimited });
    port = await findFreePort();
    const patience = { ...usualPatience, headersMs: 300, requestMs: 600, lookEveryMs: 50 };
    listening = await listen(createPlatform(test.services), { port }, patience);
  });
  afterAll(async () => {
    await listening.drain();
    await test.close();
  });

  const head = (method: string, path: string, ...headers: string[]) =>
    [`${method} ${path} HTTP/1.1`, "Host: localhost", "Connection: close", ...headers, "", ""].join("\r\n");
  const json = "Content-Type: application/json";
  const form = "Content-Type: application/x-www-form-urlencoded";
  const isWell = async () => expect(statusOf(await talk(port, head("GET", "/auth/me")))).toBe(204);

  it("ends requests whose headers do not come, and whose body does not", async () => {
    expect(statusOf(await talk(port, "GET /auth/me HTTP/1.1\r\nHost: local"))).toBe(408);
    const half = head("POST", "/newsletter/subscriptions", json, "Content-Length: 100");
    expect(statusOf(await talk(port, half, '{"email":'))).toBe(408);
    await isWell();
  });

  it("refuses bodies that are too large, whether they say so or not, and stops reading", async () => {
    const large = "x".repeat(64 * 1024);
    const sized = head("POST", "/signin", form, `Content-Length: ${large.length}`);
    expect(statusOf(await talk(port, sized, large))).toBe(413);
    const chunked = head("POST", "/signin", form, "Transfer-Encoding: chunked");
    expect(statusOf(await talk(port, chunked, `10000\r\n${large}\r\n0\r\n\r\n`))).toBe(413);
    const endless = head("POST", "/signin", form, "Content-Length: 999999999999");
    expect(statusOf(await talk(port, endless, large))).toBe(413);
    await isWell();
  });

  it("lets the site read that a batch is too large, before all of it was sent", async () => {
    const answer = await talk(
      port,
      head("POST", "/ingest", form, `Origin: ${siteOrigin}`, "Content-Length: 9999999"),
      "x".repeat(100_000),
    );
    expect(statusOf(answer)).toBe(413);
    expect(answer.toLowerCase()).toContain(`access-control-allow-origin: ${siteOrigin}`);
  });

  it.each([
    ["headers without end", head("GET", "/auth/me", `X-Long: ${"x".repeat(20_000)}`), 431],
    ["an address without end", head("GET", `/?${"x".repeat(20_000)}`), 431],
    ["two lengths", head("POST", "/signin", form, "Content-Length: 3", "Content-Length: 4"), 400],
    ["a length and pieces", head("POST", "/signin", form, "Content-Length: 3", "Transfer-Encoding: chunked"), 400],
    ["a length that is none", head("POST", "/signin", form, "Content-Length: -1"), 400],
    ["a host that is none", "GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n", 400],
    ["no host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
    ["a method that is none", head("NONE", "/"), 400],
    ["a plan without end", head("PUT", `/plans/${"x".repeat(5_000)}`, json, "Content-Length: 0"), 404],
    ["a plan that is removed in no version", head("DELETE", `/plans/${"x".repeat(22)}?version=%00`), 401],
    ["something else altogether", "\x16\x03\x01\x02\x00\x01\r\n\r\n", 400],
    ["a wish to trace", head("TRACE", "/signin"), 404],
    ["a method that nobody uses", head("PROPFIND", "/signin"), 404],
    [
      "another server's address",
      "GET http://evil.example/auth/me HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
      204,
    ],
  ])("answers %s with a status below 500", async (_, request, status) => {
    expect(statusOf(await talk(port, request))).toBe(status);
    await isWell();
  });

  it("does not take somebody who goes away in the middle for a failure of its own", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    for (const [path, type] of [
      ["/newsletter/subscriptions", json],
      ["/ingest", form],
      ["/signin", form],
    ] as const) {
      for (const length of ["Content-Length: 100", "Transfer-Encoding: chunked"]) {
        const socket = connect(port, "127.0.0.1");
        socket.on("error", () => {});
        socket.write(`${head("POST", path, type, length)}50\r\nhalf`);
        await new Promise((resolve) => setTimeout(resolve, 50));
        socket.destroy();
        await once(socket, "close");
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
    const lines = log.mock.calls.flat();
    log.mockRestore();
    expect(lines).toEqual([]);
    await isWell();
  });

  it("says of a whole answer how it is to be kept, framed and read, whatever its status", async () => {
    for (const [path, status] of [
      ["/signin", 200],
      ["/signin?redirect=//evil.example", 400],
      ["/auth/me", 204],
      ["/nowhere", 404],
      ["/", 303],
    ] as const) {
      const answer = (await talk(port, head("GET", path))).toLowerCase();
      expect(statusOf(answer.replace("http", "HTTP")), path).toBe(status);
      expect(answer).toContain("content-security-policy: default-src 'none'");
      expect(answer).toContain("x-content-type-options: nosniff");
      expect(answer).toContain("referrer-policy: same-origin");
      expect(answer).toContain("cache-control: no-store");
      expect(answer).toContain("cross-origin-resource-policy: same-site");
      expect(answer).not.toContain("x-powered-by");
      // Only over HTTPS: elsewhere browsers ignore it.
      expect(answer).not.toContain("strict-transport-security");
    }
  });
});
