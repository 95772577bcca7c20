import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CannotStartError } from "./cannot-start.ts";
import { migrationLock, openDatabase } from "./database/open-database.ts";
import { makePerson } from "./test-platform.ts";
import { isServerTested, makeServerDatabase } from "./test-postgres.ts";
import { type PlatformProcess, startProcess } from "./test-process.ts";

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

  const count = async (query: string) => (await operator.query(query)).rowCount;
  /** Ends the connections that wait for a lock, as soon as there are any. */
  const cutWaiting = () =>
    expect.poll(() => count(`select pg_terminate_backend(pid) from (${waiting}) as waiting`)).toBeGreaterThan(0);

  it("while it waits to make the tables is told as what keeps the platform from starting", async () => {
    const { hostname, port } = new URL(url);
    const line = new Set<Socket>();
    const between = createServer((socket) => {
      const onwards = connect(Number(port), hostname);
      for (const end of [socket, onwards]) line.add(end.on("error", () => {}));
      socket.pipe(onwards).pipe(socket);
    }).listen(0);
    const nearUrl = new URL(url);
    nearUrl.port = String((between.address() as AddressInfo).port);

    await operator.query("select pg_advisory_lock($1)", [migrationLock]);
    const opening = openDatabase({ url: nearUrl.href }).catch((error: unknown) => error);
    await expect.poll(() => count(waiting)).toBeGreaterThan(0);
    // Not ended with a message by the database, but cut off.
    for (const end of line) end.destroy();
    const error = await opening;
    between.close();
    await operator.query("select pg_advisory_unlock_all()");
    expect(error).toBeInstanceOf(CannotStartError);
    expect((error as Error).message).toMatch(
      /^The database of DATABASE_URL cannot be used\. .*terminated unexpectedly/,
    );
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
      expect((await whoAmI()).status, "the former sign-in").toBe(401);
    });
  });
});
