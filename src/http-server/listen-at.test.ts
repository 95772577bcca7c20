import { once } from "node:events";
import { createServer } from "node:http";
import { describe, expect, it, vi } from "vitest";
import { listenAt } from "./listen-at.ts";
import { findFreePort } from "./test-free-port.ts";

/** A server to which the system gives no place. */
function refusedServer(code: string) {
  const server = createServer();
  server.listen = () => {
    queueMicrotask(() => server.emit("error", Object.assign(new Error(`listen ${code}`), { code })));
    return server;
  };
  return server;
}

describe("listenAt", () => {
  it("says that a port is taken", async () => {
    const port = await findFreePort();
    const other = createServer().listen(port);
    await once(other, "listening");
    await expect(listenAt(createServer(), { port }, "PORT")).rejects.toThrow(
      `Port ${port} is taken by another program. Stop it, or choose another port with PORT.`,
    );
    other.close();
  });

  it("says that a port needs more rights", async () => {
    await expect(listenAt(refusedServer("EACCES"), { port: 80 }, "PORT")).rejects.toThrow(
      "Port 80 needs more rights. Choose one above 1023 with PORT.",
    );
  });

  it("says that its address is none of this machine", async () => {
    const place = { port: await findFreePort(), host: "192.0.2.1" };
    await expect(listenAt(createServer(), place, "PORT")).rejects.toThrow(
      "HOST is 192.0.2.1: this machine has no such address. Write one that it has, or nothing.",
    );
  });

  it("says what the system says where it knows no advice", async () => {
    await expect(listenAt(refusedServer("EMFILE"), { port: 80 }, "PORT")).rejects.toThrow("listen EMFILE");
  });

  it("goes on when connections cannot be taken, however many, and says so", async () => {
    const port = await findFreePort();
    const server = createServer((_, response) => response.end("answered"));
    await listenAt(server, { port }, "PORT");
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    for (let time = 0; time < 3; time += 1) server.emit("error", new Error("accept EMFILE"));
    const lines = log.mock.calls.flat();
    log.mockRestore();
    expect(lines).toEqual(Array(3).fill("A connection could not be taken: accept EMFILE"));
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("answered");
    server.close();
  });
});
