/// <reference types="node" />
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { HttpError, send } from "./send.ts";

let server: Server;
let address: string;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (pathname === "/silence") return;
    // Answers that begin and never end, and that break off.
    if (pathname === "/beginning" || pathname === "/break") {
      response.writeHead(200);
      response.write("{");
      if (pathname === "/break") setTimeout(() => response.destroy(), 10);
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    response.statusCode = Number(pathname.slice(1));
    response.end(JSON.stringify([request.method, request.headers["content-type"], Buffer.concat(chunks).toString()]));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  address = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe("a call", () => {
  it.each([200, 201, 299])("succeeds with %i (R9.6)", async (status) => {
    const answer = await send(`${address}/${status}`);
    expect([answer.status, JSON.parse(answer.text)]).toEqual([status, ["GET", null, ""]]);
  });

  it.each([304, 400, 401, 409, 429, 500])("fails with %i, and says so (R9.6)", async (status) => {
    const failure = await send(`${address}/${status}`).catch((error) => error);
    expect(failure).toBeInstanceOf(HttpError);
    expect(failure).toMatchObject({ status, message: `Request failed with status code ${status}` });
  });

  it("reads what a failure says, although nobody wants it: the connection is free then", async () => {
    const answer = Response.json({ code: "UNAUTHENTICATED" }, { status: 401 });
    vi.spyOn(globalThis, "fetch").mockResolvedValueOnce(answer);
    await expect(send(address)).rejects.toThrow(HttpError);
    expect(answer.bodyUsed).toBe(true);
    vi.restoreAllMocks();
  });

  it("posts what is to be sent as JSON", async () => {
    const { text } = await send(`${address}/200`, { json: { email: "nora@example.org" } });
    expect(JSON.parse(text)).toEqual(["POST", "application/json", '{"email":"nora@example.org"}']);
    expect(JSON.parse((await send(`${address}/200`, { method: "PUT", json: [] })).text)).toEqual([
      "PUT",
      "application/json",
      "[]",
    ]);
  });

  it("is a network error where nothing answers, and where an answer breaks off (R8.8)", async () => {
    for (const broken of ["http://localhost:9/", `${address}/break`]) {
      await expect(send(broken)).rejects.toMatchObject({ message: "Network Error", status: undefined });
    }
  });

  it.each(["silence", "beginning"])("is given up after its time-out, whatever has come: %s (R8.8)", async (path) => {
    const call = send(`${address}/${path}`, { timeoutMs: 200 });
    await expect(call).rejects.toMatchObject({ name: "HttpError", message: "timeout of 200 ms exceeded" });
  });

  it("has no time-out unless told (R9.6)", async () => {
    const fetched = vi.spyOn(globalThis, "fetch").mockResolvedValueOnce(new Response());
    await send(address);
    expect(fetched).toHaveBeenCalledExactlyOnceWith(address, {});
    vi.restoreAllMocks();
  });

  it("needs no more of a browser than time-outs where it has nothing else to end it", async () => {
    const any = vi.spyOn(AbortSignal, "any").mockImplementation(() => {
      throw new TypeError("AbortSignal.any is not a function");
    });
    await expect(send(`${address}/200`, { timeoutMs: 60_000 })).resolves.toMatchObject({ status: 200 });
    await expect(send(`${address}/silence`, { timeoutMs: 30 })).rejects.toThrow("timeout of 30 ms exceeded");
    any.mockRestore();
  });

  it.each(["silence", "beginning"])(
    "can be aborted, which is told from its time-out, whatever has come: %s (R8.8)",
    { timeout: 20_000 },
    async (path) => {
      const controller = new AbortController();
      const call = send(`${address}/${path}`, { timeoutMs: 60_000, signal: controller.signal });
      setTimeout(() => controller.abort(), 200);
      await expect(call).rejects.toMatchObject({ name: "HttpError", message: "Request aborted" });
    },
  );
});
