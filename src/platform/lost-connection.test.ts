import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findFreePort } from "../http-server/test-free-port.ts";
import { makeToken } from "./accounts/token.ts";
import { CannotStartError } from "./cannot-start.ts";
import { migrationLock, openDatabase } from "./database/open-database.ts";
import { usualStoppingMs } from "./run-platform.ts";
import { makePerson } from "./test-platform.ts";
import { isServerTested, makeServerDatabase } from "./test-postgres.ts";
import { PlatformProcess, startProcess } from "./test-process.ts";

const waiting = "select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";

/** A PostgreSQL that is restarted, or behind a network that breaks. */
describe.skipIf(!isServerTested)("a database connection that is lost", () => {
  let url: string;
  let remove: () => Promise<void>;
  let operator: Client;

  beforeAll(async () => {
    ({ url, remove } = await makeServerDatabase());
    operator = new Client({ connectionString: url });
    await operator.connect();
  });
  afterAll(async () => {
    await operator?.end();
    await remove?.();
  });

  /** A proxy in front of the database, on which a test can cut or hold up the connections. */
  const openLine = () => {
    const { hostname, port } = new URL(url);
    const ends = new Set<Socket>();
    const between = createServer((socket) => {
      const onwards = connect(Number(port), hostname);
      for (const end of [socket, onwards]) ends.add(end.on("error", () => {}));
      socket.pipe(onwards).pipe(socket);
    }).listen(0);
    const nearUrl = new URL(url);
    nearUrl.port = String((between.address() as AddressInfo).port);
    return {
      url: nearUrl.href,
      cut() {
        for (const end of ends) end.destroy();
        between.close();
      },
      /** Resolves when a query arrives, which then stays without an answer. */
      async hold() {
        await Promise.race([...ends].map((end) => once(end.unpipe().resume(), "data")));
      },
    };
  };

  const count = async (query: string) => (await operator.query(query)).rowCount;
  /** Ends the connections that wait for a lock, as soon as there are any. */
  const cutWaiting = () =>
    expect.poll(() => count(`select pg_terminate_backend(pid) from (${waiting}) as waiting`)).toBeGreaterThan(0);

  it("while it waits to make the tables is told as what keeps the platform from starting", async () => {
    const line = openLine();
    await operator.query("select pg_advisory_lock($1)", [migrationLock]);
    const opening = openDatabase({ url: line.url }).catch((error: unknown) => error);
    await expect.poll(() => count(waiting)).toBeGreaterThan(0);
    // The connection breaks without a message of the database.
    line.cut();
    const error = await opening;
    await operator.query("select pg_advisory_unlock_all()");
    expect(error).toBeInstanceOf(CannotStartError);
    expect((error as Error).message).toMatch(
      /^The database of DATABASE_URL cannot be used\. .*terminated unexpectedly/,
    );
  });

  it("does not hold up a platform that is told to stop: it ends before it would be killed, and says why", async () => {
    const line = openLine();
    const environment = { DATABASE_URL: line.url };
    const platform = new PlatformProcess(await findFreePort(), environment, { entry: "test-hasty-platform.ts" });
    await platform.ready();
    const held = line.hold();
    // The query takes longer than a supervisor waits.
    const asking = fetch(`${platform.origin}/auth/me`, { headers: { Cookie: `sign-in=${makeToken()}` } }).catch(
      () => {},
    );
    await held;
    expect(await platform.end()).toBe(1);
    expect(usualStoppingMs, "Docker and npm start kill after ten seconds").toBeLessThan(10_000);
    expect(platform.output).toContain("The database does not answer, and is not waited for any longer.\n");
    await asking;
    line.cut();
  });

  describe("during a sign-in", () => {
    let platform: PlatformProcess;
    beforeAll(async () => {
      platform = await startProcess({ DATABASE_URL: url });
    });
    afterAll(() => platform?.end());

    const enter = (path: string, person: Record<string, string>, cookies = "") =>
      fetch(platform.origin + path, {
        method: "POST",
        body: new URLSearchParams(person),
        headers: { "Sec-Fetch-Site": "same-origin", Cookie: cookies },
        redirect: "manual",
      });

    it("fails that sign-in alone: the browser stays as it was, and the platform goes on", async () => {
      const person = makePerson();
      const cookies = (await enter("/signup", person)).headers
        .getSetCookie()
        .map((line) => line.slice(0, line.indexOf(";")))
        .join("; ");
      const whoAmI = () => fetch(`${platform.origin}/auth/me`, { headers: { Cookie: cookies } });

      await operator.query("begin");
      await operator.query("lock table sign_ins in share mode");
      const entering = enter("/signin", person, cookies);
      await cutWaiting();
      await operator.query("rollback");
      expect((await entering).status).toBe(503);

      expect((await whoAmI()).status).toBe(200);
      expect((await enter("/signin", person, cookies)).status).toBe(303);
      expect((await whoAmI()).status, "the former sign-in").toBe(204);
    });
  });
});
