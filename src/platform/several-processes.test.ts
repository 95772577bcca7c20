import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findFreePort } from "../http-server/test-free-port.ts";
import { attemptRules } from "./accounts/attempt-rules.ts";
import { makePerson, siteOrigin } from "./test-platform.ts";
import { isServerTested, makeServerDatabase } from "./test-postgres.ts";
import { type PlatformProcess, startProcess } from "./test-process.ts";

/** Two processes over one PostgreSQL, as behind a load balancer. */
describe.skipIf(!isServerTested)("several processes on one database", () => {
  let processes: [PlatformProcess, PlatformProcess];
  let remove: () => Promise<void>;
  let url: string;

  /** Behind a proxy, which sends the address of the visitor. */
  const start = (port: number) => startProcess({ DATABASE_URL: url, DATA_FOLDER: mails, TRUSTED_PROXIES: "1" }, port);

  const mails = mkdtempSync(path.join(tmpdir(), "platform-mails-"));

  beforeAll(async () => {
    ({ url, remove } = await makeServerDatabase());
    // Both start at the same moment over a database without tables.
    const both = [await findFreePort(), await findFreePort()].map(start);
    processes = (await Promise.all(both)) as [PlatformProcess, PlatformProcess];
  });
  afterAll(async () => {
    await Promise.all(processes?.map((each) => each.end()) ?? []);
    await remove?.();
    rmSync(mails, { recursive: true, force: true });
  });

  /** A visitor whose requests are sent to both processes in turn. */
  function visitor() {
    let cookies = "";
    let requests = 0;
    return async (path: string, init: RequestInit = {}): Promise<Response> => {
      const { origin } = processes[requests++ % 2] as PlatformProcess;
      const headers = new Headers(init.headers);
      headers.set("Cookie", cookies);
      const response = await fetch(origin + path, { ...init, headers, redirect: "manual" });
      const given = response.headers.getSetCookie().map((line) => line.slice(0, line.indexOf(";")));
      if (given.length > 0) cookies = given.filter((pair) => !pair.endsWith("=")).join("; ");
      return response;
    };
  }

  const form = (fields: Record<string, string>): RequestInit => ({
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { "Sec-Fetch-Site": "same-origin" },
  });

  const subscription = (email: string): RequestInit => ({
    method: "POST",
    body: JSON.stringify({ email, locale: "fr" }),
    headers: { "Content-Type": "application/json", Origin: siteOrigin },
  });

  it("knows at one who has signed up at the other, and no longer who has signed out there", async () => {
    const ask = visitor();
    const { name, email, password } = makePerson();
    const signedUp = await ask("/signup", form({ name, email, password }));
    expect([302, 303]).toContain(signedUp.status);
    for (const _process of processes) expect((await ask("/auth/me")).status).toBe(200);
    await ask("/signout", form({}));
    for (const _process of processes) expect((await ask("/auth/me")).status).toBe(204);
  });

  it("subscribes an address once, though both are asked at the same moment", async () => {
    const email = `${randomUUID()}@example.org`;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        fetch(`${(processes[index % 2] as PlatformProcess).origin}/newsletter/subscriptions`, subscription(email)),
      ),
    );
    for (const { status } of answers) expect(status).toBe(202);
    const client = new Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query("select 1 from subscriptions where email = $1", [email]);
    await client.end();
    expect(rows).toHaveLength(1);
  });

  it("goes on at one while the other is stopped and started anew", async () => {
    const ask = visitor();
    const { name, email, password } = makePerson();
    await ask("/signup", form({ name, email, password }));
    const [first, second] = processes;
    await second.end();
    processes = [first, first];
    expect((await ask("/auth/me")).status).toBe(200);
    const anew = await start(second.port);
    processes = [first, anew];
    for (const _process of processes) expect((await ask("/auth/me")).status).toBe(200);
  });

  it("limits what is tried at both as if it were tried at one, and a restart forgets nothing (R7.7, R7.8)", async () => {
    const { email } = makePerson();
    const guess = async ({ origin }: PlatformProcess, turn: number) => {
      const sent = form({ email, password: `guess number ${turn}` });
      const headers = { ...sent.headers, "X-Forwarded-For": "203.0.113.1" };
      const { status } = await fetch(`${origin}/signin`, { ...sent, headers });
      return status;
    };
    const subscribe = async ({ origin }: PlatformProcess) => {
      const sent = subscription(`${randomUUID()}@example.org`);
      const headers = { ...sent.headers, "X-Forwarded-For": "203.0.113.2" };
      return (await fetch(`${origin}/newsletter/subscriptions`, { ...sent, headers })).status;
    };
    const spread = <Status>(times: number, ask: (process: PlatformProcess, turn: number) => Promise<Status>) =>
      Promise.all(Array.from({ length: times }, (_, turn) => ask(processes[turn % 2] as PlatformProcess, turn)));
    const times = (statuses: number[], status: number) => statuses.filter((each) => each === status).length;

    const { perClientAndAccount, subscriptions } = attemptRules;
    const guesses = await spread(perClientAndAccount.points + 6, guess);
    expect([times(guesses, 401), times(guesses, 429)]).toEqual([perClientAndAccount.points, 6]);
    const subscribed = await spread(subscriptions.points + 6, subscribe);
    expect([times(subscribed, 202), times(subscribed, 429)]).toEqual([subscriptions.points, 6]);

    await Promise.all(processes.map((each) => each.end()));
    processes = (await Promise.all(processes.map(({ port }) => start(port)))) as typeof processes;
    expect(await spread(4, guess)).toEqual([429, 429, 429, 429]);
    expect(await spread(4, subscribe)).toEqual([429, 429, 429, 429]);
  });
});
