import { describe, expect, it, vi } from "vitest";
import type { Database } from "../database/open-database.ts";
import { type TestDatabase, testDatabases } from "../test-databases.ts";
import { startTestPlatform } from "../test-platform.ts";
import { health } from "./health.ts";

describe("GET /health", () => {
  it.each(testDatabases)("is answered 200 as often as it is asked, over $name", async (testDatabase) => {
    const { platform } = await startTestPlatform(testDatabase);
    for (let time = 0; time < 100; time += 1) expect((await platform.request("/health")).status).toBe(200);
    const { headers } = await platform.request("/health");
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("Set-Cookie")).toBeNull();
  });

  it("is answered 503 where the database is gone, without a word in the log", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const { platform, close } = await startTestPlatform(testDatabases.at(-1) as TestDatabase, { isAlone: true });
    await close();
    const refused = await platform.request("/health");
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "2"]);
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });

  /** A health check with a database that answers when the test says so. */
  function held() {
    const answers: (() => void)[] = [];
    const execute = () => new Promise<void>((resolve) => void answers.push(resolve));
    const routes = health({ database: { execute } as unknown as Database });
    return { ask: async () => (await routes.request("/health")).status, answers };
  }

  it("is answered 503 where the database takes longer than balancers wait", async () => {
    vi.useFakeTimers();
    const { ask, answers } = held();
    const asked = ask();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await asked).toBe(503);
    // The next request asks the database anew.
    const again = ask();
    await vi.advanceTimersByTimeAsync(0);
    answers[1]?.();
    expect(await again).toBe(200);
    vi.useRealTimers();
  });

  it("asks the database one question for all who ask at once", async () => {
    const { ask, answers } = held();
    const all = [ask(), ask(), ask()];
    await expect.poll(() => answers.length).toBeGreaterThan(0);
    answers[0]?.();
    expect(await Promise.all(all)).toEqual([200, 200, 200]);
    expect(answers).toHaveLength(1);
  });
});
