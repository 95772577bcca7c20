import { EventEmitter, once } from "node:events";
import { createServer, Server } from "node:net";
import { Hono } from "hono";
import { describe, expect, it, vi } from "vitest";
import { usualPatience } from "../../http-server/bounded-server.ts";
import { readAnswers } from "../../http-server/test-answers.ts";
import { get, TestConnection } from "../../http-server/test-connection.ts";
import { findFreePort } from "../../http-server/test-free-port.ts";
import { CannotStartError } from "../cannot-start.ts";
import { statusOf, talk } from "../test-socket.ts";
import { listen } from "./listen.ts";

describe("listen", () => {
  it("says that a port is taken", async () => {
    const port = await findFreePort();
    const other = createServer().listen(port);
    await once(other, "listening");
    await expect(listen(new Hono(), { port })).rejects.toThrow(
      `Port ${port} is taken by another program. Stop it, or choose another port with PLATFORM_PORT.`,
    );
    other.close();
  });

  it("says that a port needs more rights", async () => {
    const attempt = vi.spyOn(Server.prototype, "listen").mockImplementation(function (this: Server) {
      queueMicrotask(() => this.emit("error", Object.assign(new Error("listen EACCES"), { code: "EACCES" })));
      return this;
    });
    const error = await listen(new Hono(), { port: 80 }).catch((reason: unknown) => reason);
    attempt.mockRestore();
    expect(error).toBeInstanceOf(CannotStartError);
    expect((error as Error).message).toBe("Port 80 needs more rights. Choose one above 1023 with PLATFORM_PORT.");
  });

  it("says that its address is none of this machine", async () => {
    await expect(listen(new Hono(), { port: await findFreePort(), host: "192.0.2.1" })).rejects.toThrow(
      "HOST is 192.0.2.1: this machine has no such address. Write one that it has, or nothing for all.",
    );
  });

  it("is heard at the one address that it is given", async () => {
    const port = await findFreePort();
    const { drain } = await listen(new Hono(), { port, host: "127.0.0.1" });
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    await expect(fetch(`http://127.0.0.2:${port}/`)).rejects.toThrow();
    await drain();
  });

  it("goes on when connections cannot be taken, however many, and says so", async () => {
    const begin = vi.spyOn(Server.prototype, "listen");
    const port = await findFreePort();
    begin.mockClear();
    const { drain } = await listen(new Hono(), { port });
    const server = begin.mock.contexts[0] as Server;
    begin.mockRestore();
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    for (let time = 0; time < 3; time += 1)
      server.emit("error", Object.assign(new Error("accept EMFILE"), { code: "EMFILE" }));
    const lines = log.mock.calls.flat();
    log.mockRestore();
    expect(lines).toEqual(Array(3).fill("A connection could not be taken: Error EMFILE: accept EMFILE"));
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    await drain();
  });

  describe("to whoever asks ahead on one connection", () => {
    it("answers in turn, and lets go where more than 100 requests wait", async () => {
      let atWork = 0;
      const found: number[] = [];
      const app = new Hono().get("/", async (context) => {
        found.push(++atWork);
        await new Promise((resolve) => setTimeout(resolve, 1));
        atWork -= 1;
        return context.text("answered");
      });
      const port = await findFreePort();
      const { drain } = await listen(app, { port });
      const few = new TestConnection(port).send(get("/").repeat(50) + get("/", "Connection: close\r\n"));
      expect(readAnswers(await few.endedWithin(10_000))).toHaveLength(51);
      expect(found).toEqual(Array(51).fill(1));
      const many = new TestConnection(port).send(get("/").repeat(600));
      expect(readAnswers(await many.endedWithin(10_000)).length).toBeLessThan(600);
      await drain();
    });

    it("begins no further answers where those before are not read, and lets go", async () => {
      const answer = "x".repeat(1_000_000);
      let begun = 0;
      const app = new Hono().get("/", (context) => {
        begun += 1;
        return context.text(answer);
      });
      const port = await findFreePort();
      const { drain } = await listen(app, { port }, { ...usualPatience, silenceMs: 200 });
      const connection = new TestConnection(port).send(get("/").repeat(100));
      connection.socket.pause();
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      connection.socket.resume();
      expect((await connection.endedWithin(10_000)).length).toBeLessThan(100 * answer.length);
      expect(begun).toBeLessThan(100);
      await drain();
    });

    it("answers what was asked before it drains", async () => {
      const steps = new EventEmitter();
      const app = new Hono().get("/:turn", async (context) => {
        if (context.req.param("turn") === "first") {
          steps.emit("begun");
          await once(steps, "may finish");
        }
        return context.text("answered");
      });
      const port = await findFreePort();
      const { drain } = await listen(app, { port });
      const begun = once(steps, "begun");
      const connection = new TestConnection(port).send(get("/first") + get("/second"));
      await begun;
      const drained = drain();
      steps.emit("may finish");
      expect(readAnswers(await connection.endedWithin(3_000)).map(({ status }) => status)).toEqual([200, 200]);
      await drained;
    });
  });

  it("drains: answers what is running, takes nothing new, and ends connections that wait for more or are silent", async () => {
    const steps = new EventEmitter();
    const app = new Hono().get("/slow", async (context) => {
      steps.emit("begun");
      await once(steps, "may finish");
      return context.text("answered");
    });
    const port = await findFreePort();
    const { drain } = await listen(app, { port });
    // As browsers and balancers make them ahead of time.
    const silent = talk(port);
    const waiting = talk(port, "GET /nowhere HTTP/1.1\r\nHost: a\r\n\r\n");
    const begun = once(steps, "begun");
    const running = talk(port, "GET /slow HTTP/1.1\r\nHost: a\r\n\r\n");
    await begun;
    const drained = drain();
    expect(await silent).toBe("");
    expect(statusOf(await waiting)).toBe(404);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
    const finished = performance.now();
    steps.emit("may finish");
    expect(await running).toContain("answered");
    await drained;
    // Node would leave the connection open for five seconds more.
    expect(performance.now() - finished).toBeLessThan(3_000);
  });
});
