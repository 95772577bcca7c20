import { EventEmitter, once } from "node:events";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { usualPatience } from "../../http-server/bounded-server.ts";
import { readAnswers } from "../../http-server/test-answers.ts";
import { get, TestConnection } from "../../http-server/test-connection.ts";
import { findFreePort } from "../../http-server/test-free-port.ts";
import { CannotStartError } from "../cannot-start.ts";
import { statusOf, talk } from "../test-socket.ts";
import { limitBody } from "./limit-body.ts";
import { listen } from "./listen.ts";

describe("listen", () => {
  it("says to whoever starts the platform why it cannot", async () => {
    const nowhere = listen(new Hono(), { port: await findFreePort(), host: "192.0.2.1" });
    await expect(nowhere).rejects.toThrow(CannotStartError);
  });

  it("is heard at the one address that it is given", async () => {
    const port = await findFreePort();
    const { drain } = await listen(new Hono(), { port, host: "127.0.0.1" });
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    await expect(fetch(`http://127.0.0.2:${port}/`)).rejects.toThrow();
    await drain();
  });

  it("answers those who ask in HTTP/1.0 without a host, as balancers do, and no others without one", async () => {
    const port = await findFreePort();
    const { drain } = await listen(
      new Hono().get("/health", (context) => context.text("well")),
      { port },
    );
    const ask = (version: string) => talk(port, `GET /health HTTP/${version}\r\nConnection: close\r\n\r\n`);
    expect(await ask("1.0")).toMatch(/^HTTP\/1\.1 200 [\s\S]*well$/);
    expect(statusOf(await ask("1.1"))).toBe(400);
    await drain();
  });

  it("answers the next request on the connection of one that it has refused, as proxies send it (R7.7)", async () => {
    const app = new Hono()
      .post("/refused", (context) => context.text("no", 403))
      .post("/limited", limitBody(1_000), (context) => context.text("taken"));
    app.use((context, next) => {
      context.set("operator", { brand: "Marelle", siteOrigin: "http://localhost:4173" });
      return next();
    });
    const port = await findFreePort();
    const { drain } = await listen(app, { port });
    const body = "x".repeat(500_000);
    const post = (path: string) => `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    const connection = new TestConnection(port);
    for (const path of ["/refused", "/limited"]) {
      connection.send(post(path));
      await once(connection.socket, "data");
    }
    connection.send(get("/", "Connection: close\r\n"));
    const answers = readAnswers(await connection.endedWithin(10_000));
    expect(answers.map(({ status }) => status)).toEqual([403, 413, 404]);
    await drain();
  });

  describe("to whoever asks ahead on one connection", () => {
    it("answers in turn, and lets go where more wait than it keeps", async () => {
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
      const { mostWaiting } = usualPatience;
      const few = new TestConnection(port).send(get("/").repeat(mostWaiting) + get("/", "Connection: close\r\n"));
      expect(readAnswers(await few.endedWithin(10_000))).toHaveLength(mostWaiting + 1);
      expect(found).toEqual(Array(mostWaiting + 1).fill(1));
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
    // A connection without a request, as browsers and balancers make them ahead of time.
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
