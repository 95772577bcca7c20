import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { testDatabases } from "../test-databases.ts";
import { medianDifferenceMs, visibleMs } from "../test-equal-time.ts";
import { makePerson, startTestPlatform, type TestPlatform, unlimited } from "../test-platform.ts";

/** The hash is made small, because it takes the same for every address, and what differs would be lost in it. */
describe.each(testDatabases)(
  "whether an address has an account cannot be told by the time, over $name",
  (testDatabase) => {
    let test: TestPlatform;
    const person = makePerson();
    beforeAll(async () => {
      test = await startTestPlatform(testDatabase, { attemptRules: unlimited });
      await test.browser().post("/signup", person);
    });
    afterAll(() => test.close());

    const guess = async (email: string) => {
      const { status } = await test.browser().post("/signin", { email, password: "another sentence" });
      expect(status).toBe(401);
    };
    const difference = () =>
      medianDifferenceMs(
        () => guess(person.email),
        (turn) => guess(`nobody${turn}@example.org`),
      );

    it("when a password is wrong", { timeout: 60_000 }, async () => {
      expect(Math.abs(await difference())).toBeLessThan(visibleMs);
    });

    it("which the measurement would see, were it 5 ms", { timeout: 60_000 }, async () => {
      const find = test.services.accounts.find.bind(test.services.accounts);
      const slower = vi.spyOn(test.services.accounts, "find").mockImplementation(async (credentials) => {
        if (credentials.email === person.email) await new Promise((resolve) => setTimeout(resolve, 5));
        return find(credentials);
      });
      expect(await difference()).toBeGreaterThan(visibleMs);
      slower.mockRestore();
    });
  },
);
