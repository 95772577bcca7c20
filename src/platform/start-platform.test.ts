import { once } from "node:events";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import path from "node:path";
import { Client } from "pg";
import { describe, expect, it, vi } from "vitest";
import { findFreePort } from "../http-server/test-free-port.ts";
import { migrationLock, openDatabase } from "./database/open-database.ts";
import { events, subscriptions } from "./database/schema.ts";
import { batchOf, makeEvent } from "./test-batch.ts";
import { makeDataFolder } from "./test-embedded.ts";
import { tryKills } from "./test-kills.ts";
import { siteOrigin } from "./test-platform.ts";
import { isServerTested, makeServerDatabase } from "./test-postgres.ts";
import { PlatformProcess } from "./test-process.ts";

interface Surroundings {
  folder: string;
  /** Does not wait until the platform is ready. */
  launch: (environment?: Record<string, string>) => Promise<PlatformProcess>;
  start: (environment?: Record<string, string>) => Promise<PlatformProcess>;
  /** For a platform that is not expected to start. */
  tryToStart: (
    environment: Record<string, string>,
    port?: number,
    args?: string[],
  ) => Promise<{ code: number | null; output: string }>;
}

/** Gives a test a folder and processes of its own, and removes them afterwards. */
function within(run: (surroundings: Surroundings) => Promise<void>): () => Promise<void> {
  return async () => {
    const folder = await makeDataFolder();
    const processes: PlatformProcess[] = [];
    const launch = async (environment: Record<string, string> = {}, port?: number, args?: string[]) => {
      const settings = { DATA_FOLDER: folder, ...environment };
      const launched = new PlatformProcess(port ?? (await findFreePort()), settings, { args });
      processes.push(launched);
      return launched;
    };
    const start = async (environment: Record<string, string> = {}) => {
      const started = await launch(environment);
      await started.ready();
      return started;
    };
    const tryToStart = async (environment: Record<string, string>, port?: number, args?: string[]) => {
      const started = await launch(environment, port, args);
      return { code: await started.ended, output: started.output };
    };
    try {
      await run({ folder, launch, start, tryToStart });
    } finally {
      await Promise.all(processes.map((each) => each.end("SIGKILL")));
      rmSync(folder, { recursive: true });
    }
  };
}

const isAnswered = (origin: string) =>
  fetch(`${origin}/auth/me`, { headers: { Connection: "close" } }).then(
    () => true,
    () => false,
  );

/** Most of the time is spent waiting for processes to start, so they start side by side. */
/** Without a mail server, mails go to the outbox. */
const readyAt = ({ origin }: PlatformProcess) =>
  `The platform is ready at ${origin}/\nWithout SMTP_URL, its mails go to ${origin}/outbox\n`;

describe.concurrent("the platform as a process", { timeout: 180_000 }, () => {
  // Not beside the others, which may block this process for longer than the platform waits for a request to end.
  it.sequential(
    "prints its address alone, keeps its folder for itself, and answers a running request when it is told to stop",
    within(async ({ folder, start, tryToStart }) => {
      const platform = await start({ SECURITY_LOG: path.join(folder, "security.log") });
      expect(platform.output).toBe(readyAt(platform));
      const { origin } = platform;
      expect((await fetch(`${origin}/auth/me`)).status).toBe(204);
      const person = { name: "Nora", email: "nora@example.org", password: "a short sentence" };
      const enter = async (path: string, password = person.password) => {
        const body = new URLSearchParams({ ...person, password });
        return (await fetch(origin + path, { method: "POST", body, redirect: "manual" })).status;
      };
      expect(await enter("/signup")).toBe(303);
      expect(await enter("/signin")).toBe(303);
      expect(await enter("/signin", "another sentence")).toBe(401);
      expect(await enter("/signin?redirect=//evil.example")).toBe(400);

      const second = await tryToStart({});
      expect(second).toEqual({
        code: 1,
        output: `The data in ${folder} is in use by process ${platform.pid}. Stop it first, or choose another folder with DATA_FOLDER.\n`,
      });
      expect((await fetch(`${origin}/auth/me`)).status).toBe(204);

      const body = JSON.stringify({ email: "nora@example.org", locale: "fr" });
      const socket = connect(platform.port, "localhost");
      const closed = once(socket, "close");
      let answer = "";
      socket.on("data", (data) => {
        answer += data;
      });
      const head = [
        "POST /newsletter/subscriptions HTTP/1.1",
        "Host: localhost",
        `Origin: ${siteOrigin}`,
        "Content-Type: application/json",
      ];
      // The interim answer shows that the platform has begun with the request.
      socket.write(
        [...head, "Expect: 100-continue", `Content-Length: ${body.length}`, "", body.slice(0, 10)].join("\r\n"),
      );
      await vi.waitUntil(() => answer === "HTTP/1.1 100 Continue\r\n\r\n", 60_000);
      answer = "";
      platform.signal("SIGTERM");
      platform.signal("SIGTERM");
      // This loop would not end if new connections were accepted.
      while (await isAnswered(platform.origin)) await new Promise((resolve) => setTimeout(resolve, 20));
      socket.write(body.slice(10));
      await closed;
      expect(answer).toMatch(/^HTTP\/1\.1 202 /);
      expect(await platform.ended).toBe(0);
      // The answered subscription is stored.
      const { database, close } = await openDatabase({ folder });
      expect(await database.select().from(subscriptions)).toMatchObject([{ email: "nora@example.org" }]);
      await close();
      expect(platform.output).toBe(readyAt(platform));
    }),
  );

  // Not beside the others, which may block this process until the folder is open.
  it.sequential(
    "ends when it is told to while it opens its folder, and leaves that free",
    within(async ({ folder, launch }) => {
      const platform = await launch();
      const lock = path.join(folder, "platform.lock");
      const deadline = Date.now() + 60_000;
      // A busy loop, so that nothing comes between the lock and the signal.
      while (!existsSync(lock) && Date.now() < deadline);
      expect(await platform.end()).toBe(0);
      expect(platform.output).toBe("");
      expect(existsSync(path.join(folder, "platform.lock"))).toBe(false);
    }),
  );

  it.skipIf(!isServerTested)(
    "ends when it is told to while another one makes the tables of its server",
    within(async ({ launch }) => {
      const { url, remove } = await makeServerDatabase();
      const other = new Client({ connectionString: url });
      try {
        await other.connect();
        await other.query("select pg_advisory_lock($1)", [migrationLock]);
        const platform = await launch({ DATABASE_URL: url });
        const isWaiting = async () =>
          (await other.query("select from pg_locks where locktype = 'advisory' and not granted")).rowCount === 1;
        await vi.waitUntil(isWaiting, 60_000);
        expect(await platform.end()).toBe(0);
        expect(platform.output).toBe("");
      } finally {
        await other.end();
        await remove();
      }
    }),
  );

  it(
    "has room for batches of many small things, many times their size in memory, from many at once",
    within(async ({ start }) => {
      const platform = await start({ NODE_OPTIONS: "--max-old-space-size=160", TRUSTED_PROXIES: "1" });
      const crowded = `"p":[${Array(200_000).fill("{}").join(",")}]`;
      const send = async (turn: number) => {
        const list = JSON.stringify([makeEvent({ p: 0 })]).replace('"p":0', crowded);
        // Not encoded, because braces written as `%7B` would make it too large.
        const body = [...batchOf(list)].map(([name, value]) => `${name}=${value}`).join("&");
        const headers = {
          "Content-Type": "application/x-www-form-urlencoded",
          "X-Forwarded-For": `192.0.2.${turn % 4}`,
        };
        return (await fetch(`${platform.origin}/ingest`, { method: "POST", headers, body })).status;
      };
      const statuses = await Promise.all(Array.from({ length: 12 }, (_, turn) => send(turn)));
      expect(new Set(statuses)).toEqual(new Set([200]));
      expect(await platform.end()).toBe(0);
    }),
  );

  it(
    "says that its port is taken, and leaves its folder free",
    within(async ({ folder, tryToStart }) => {
      const port = await findFreePort();
      const other = createServer().listen(port);
      await once(other, "listening");
      const { code, output } = await tryToStart({}, port);
      other.close();
      expect(code).toBe(1);
      expect(output).toBe(
        `Port ${port} is taken by another program. Stop it, or choose another port with PLATFORM_PORT.\n`,
      );
      expect(existsSync(path.join(folder, "platform.lock"))).toBe(false);
    }),
  );

  it(
    "keeps the security log in its file, apart from its own lines, and says where it cannot",
    within(async ({ folder, start, tryToStart }) => {
      const wrong = { SECURITY_LOG: "/nowhere/security.log" };
      const said = {
        code: 1,
        output: expect.stringMatching(/^SECURITY_LOG is "\/nowhere\/security.log": write a file/),
      };
      expect(await tryToStart(wrong)).toEqual(said);
      expect(await tryToStart(wrong, undefined, ["--check"])).toEqual(said);
      const file = path.join(folder, "security.log");
      const platform = await start({ SECURITY_LOG: file });
      const body = new URLSearchParams({ email: "nora@example.org", password: "a guess" });
      expect((await fetch(`${platform.origin}/signin`, { method: "POST", body })).status).toBe(401);
      expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ log: "security", event: "sign-in-failed" });
      expect(platform.output).not.toContain("sign-in-failed");
    }),
  );

  it(
    "tries its database where it is only to be checked, and makes none",
    within(async ({ folder, tryToStart, start }) => {
      const check = (environment: Record<string, string>) => tryToStart(environment, undefined, ["--check"]);
      const nowhere = path.join(folder, "not/there/yet");
      expect(await check({ DATA_FOLDER: nowhere })).toEqual({ code: 0, output: "" });
      expect(existsSync(path.join(folder, "not"))).toBe(false);
      expect(await check({})).toEqual({ code: 0, output: "" });
      expect(existsSync(path.join(folder, "platform.lock"))).toBe(false);

      const url = `postgresql://platform:secret@127.0.0.1:${await findFreePort()}/platform`;
      const { code, output } = await check({ DATABASE_URL: url });
      expect(code).toBe(1);
      expect(output).toMatch(
        /^The database of DATABASE_URL cannot be used\. Start its server, or correct the host or the port\. .*ECONNREFUSED/,
      );
      expect(output).not.toContain("secret");

      const { pid } = await start();
      expect(await check({})).toEqual({
        code: 0,
        output: `The data in ${folder} is in use by process ${pid}. Stop it first, or choose another folder with DATA_FOLDER.\n`,
      });
    }),
  );

  it(
    "says all that is wrong with its settings, and does not start",
    within(async ({ tryToStart }) => {
      const { code, output } = await tryToStart({ SITE_ORIGINS: "*", COOKIE_CROSS_SITE: "yes" });
      expect(code).toBe(1);
      expect(output.trim().split("\n")).toEqual([
        expect.stringMatching(/^SITE_ORIGINS is "\*": write /),
        expect.stringMatching(/^COOKIE_CROSS_SITE is "yes": write /),
      ]);
    }),
  );

  it(
    "loses nothing that it has answered, and keeps no half batches, when it is killed while it writes",
    within(async ({ folder }) => {
      const { acknowledged, lost, halves } = await tryKills({ folder, kills: 1 });
      expect(acknowledged.events).toBeGreaterThan(0);
      expect(acknowledged.subscriptions).toBeGreaterThan(0);
      expect(lost).toEqual({ subscriptions: 0, events: 0 });
      expect(halves).toBe(0);
    }),
  );

  it(
    "starts again when it was killed while it made its database",
    within(async ({ folder, launch, start }) => {
      rmSync(path.join(folder, "database"), { recursive: true });
      const killed = await launch();
      const unfinished = path.join(folder, "database.unfinished");
      while (!existsSync(unfinished) && killed.output === "") await new Promise((resolve) => setTimeout(resolve, 10));
      await killed.end("SIGKILL");
      expect(existsSync(path.join(folder, "database"))).toBe(false);
      const platform = await start();
      expect(await platform.end()).toBe(0);
      const { database, close } = await openDatabase({ folder });
      expect(await database.select().from(events)).toEqual([]);
      await close();
    }),
  );
});
