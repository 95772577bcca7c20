import { randomBytes } from "node:crypto";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Database } from "../database/open-database.ts";
import { attemptCounts } from "../database/schema.ts";
import { type TestDatabase, testDatabases } from "../test-databases.ts";
import { type AttemptRules, attemptRules, rangeFactor } from "./attempt-rules.ts";
import { type Admission, type Client, Throttle, type Wait } from "./throttle.ts";

const rules: AttemptRules = {
  perClient: { points: 20, durationSeconds: 60 },
  perClientAndAccount: { points: 5, durationSeconds: 60 },
  perKnownBrowser: { points: 2, durationSeconds: 60 },
  perAccount: { points: 8, durationSeconds: 60 },
  perClientAndGuessedAccount: { points: 1, durationSeconds: 60 },
  subscriptions: { points: 3, durationSeconds: 60 },
  mailsPerClient: { points: 3, durationSeconds: 60 },
  mailsPerAddress: { points: 3, durationSeconds: 60 },
};

const nora = "nora@example.org";

/** The part before a slash is the range of the network. */
const clientOf = (network: string): Client => ({ network, range: /^(.*)\//.exec(network)?.[1] });

const accountOf = (browser = "nobody") => `the account of ${browser}`;

/** Counts the attempts that are not refused. */
async function countPassed(attempts: number, attempt: (turn: number) => Promise<object>): Promise<number> {
  let passed = 0;
  for (let turn = 0; turn < attempts; turn += 1) if (!("retryAfterSeconds" in (await attempt(turn)))) passed += 1;
  return passed;
}

function admitted(result: Admission | Wait): Admission {
  if ("retryAfterSeconds" in result) throw new Error("It was refused");
  return result;
}

/** With a secret of its own, it counts apart from all others in the same database. */
function startOn(database: Database, secret: Buffer) {
  const throttle = new Throttle(database, secret, rules);
  /** With a browser, it is known for the account of its owner. The password is that of the given account. */
  const attempt = async (network: string, email = nora, browser?: string, account = accountOf(browser)) => {
    const findAccounts = async () => new Set([accountOf(browser)]);
    const admission = await throttle.countAttempt({
      client: clientOf(network),
      email,
      browser: browser === undefined ? undefined : { token: browser, findAccounts },
    });
    if ("retryAfterSeconds" in admission) return admission;
    return (await admission.confirm(account)) ?? admission;
  };
  return { throttle, attempt };
}

it("allows as much as decision 0031 says (R7.7)", () => {
  const [tenMinutes, hour] = [600, 3_600];
  expect(attemptRules).toEqual({
    perClient: { points: 60, durationSeconds: tenMinutes },
    perClientAndAccount: { points: 10, durationSeconds: tenMinutes },
    perKnownBrowser: { points: 5, durationSeconds: hour },
    perAccount: { points: 50, durationSeconds: hour },
    perClientAndGuessedAccount: { points: 3, durationSeconds: hour },
    subscriptions: { points: 30, durationSeconds: tenMinutes },
    mailsPerClient: { points: 30, durationSeconds: tenMinutes },
    mailsPerAddress: { points: 5, durationSeconds: hour },
  });
  expect(rangeFactor).toBe(10);
});

/** The rules are the same over each database: they are tried over the one that answers faster, and counting itself over each. */
describe("Throttle", () => {
  const testDatabase = testDatabases.at(-1) as TestDatabase;
  let database: Database;
  beforeAll(async () => {
    ({ database } = await testDatabase.share());
  });

  function start(secret = randomBytes(32)) {
    return startOn(database, secret);
  }

  it("slows down one network that tries one account", async () => {
    const { attempt } = start();
    expect(await countPassed(30, () => attempt("a"))).toBe(5);
    const wait = (await attempt("a")) as Wait;
    expect(wait.retryAfterSeconds).toBeGreaterThan(50);
    expect(wait.retryAfterSeconds).toBeLessThanOrEqual(60);
  });

  it("slows down one network that tries many accounts", async () => {
    const { attempt } = start();
    expect(await countPassed(50, (turn) => attempt("a", `${turn}@example.org`))).toBe(20);
  });

  it("asks nothing more about what a network tries that is over its limit", async () => {
    const { throttle, attempt } = start();
    await countPassed(20, (turn) => attempt("a", `${turn}@example.org`));
    const findAccounts = vi.fn(async () => new Set(["an account"]));
    const browser = { token: "known browser", findAccounts };
    expect(await throttle.countAttempt({ client: clientOf("a"), email: nora, browser })).toHaveProperty(
      "retryAfterSeconds",
    );
    expect(findAccounts).not.toHaveBeenCalled();
  });

  it("slows down many networks that try one account, and lets each of them try it a little", async () => {
    const { attempt } = start();
    expect(await countPassed(10, (turn) => attempt(`${turn % 2}`))).toBe(10);
    expect(await countPassed(50, (turn) => attempt(`${turn % 2}`))).toBe(0);
    expect(await countPassed(5, () => attempt("somewhere else"))).toBe(1);
  });

  it("closes an account that is guessed from everywhere to unknown browsers, and leaves known ones alone", async () => {
    const { attempt } = start();
    expect(await countPassed(200, (turn) => attempt(`${turn}`))).toBe(20 * 8);
    expect(await countPassed(1, () => attempt("home", nora, "own browser"))).toBe(1);
  });

  it("leaves an account open whose guessers are refused: its owner may come from another network", async () => {
    const { attempt } = start();
    await countPassed(200, (turn) => attempt(`${turn % 40}`));
    expect(await countPassed(1, () => attempt("home"))).toBe(1);
  });

  it("takes all networks of one range for one that tries an account, and does not let them close it (R7.7)", async () => {
    const { attempt } = start();
    expect(await countPassed(200, (turn) => attempt(`range/${turn}`))).toBe(8 + 1);
    expect(await countPassed(1, () => attempt("home"))).toBe(1);
  });

  it("slows down all networks of one range together, at some times what each may do (R7.7)", async () => {
    const { throttle, attempt } = start();
    const most = rangeFactor * 20;
    expect(await countPassed(most + 20, (turn) => attempt(`range/${turn % 30}`, `${turn}@example.org`))).toBe(most);
    expect(await countPassed(1, () => attempt("other range/1", "one.more@example.org"))).toBe(1);
    const subscribe = async (turn: number) => (await throttle.countSubscription(clientOf(`range/${turn}`))) ?? {};
    expect(await countPassed(rangeFactor * 3 + 5, subscribe)).toBe(rangeFactor * 3);
  });

  it("leaves a known browser alone whose network others have used up, and counts what it gets wrong (R7.7)", async () => {
    const { attempt } = start();
    expect(await countPassed(6, () => attempt("office"))).toBe(5);
    expect(await countPassed(1, () => attempt("office", nora, "own browser"))).toBe(1);
    expect(await countPassed(1, () => attempt("office", nora, "own browser", "another account"))).toBe(0);
  });

  it("slows down a known browser too, each for itself, and takes it for an unknown one then", async () => {
    const { attempt } = start();
    expect(await countPassed(200, (turn) => attempt(`${turn}`))).toBe(20 * 8);
    expect(await countPassed(10, (turn) => attempt(`home ${turn}`, nora, "guessing browser"))).toBe(2);
    expect(await countPassed(10, (turn) => attempt(`home ${turn}`, nora, "own browser"))).toBe(2);
  });

  it.each([
    ["no account", "none"],
    ["another account of the address", accountOf("nora")],
  ])("counts what a known browser tries like anybody's attempts where it leads to %s", async (_, account) => {
    const { attempt } = start();
    expect(await countPassed(200, (turn) => attempt(`${turn}`, nora, `guesser ${turn}`, account))).toBe(20 * 8);
    expect(await countPassed(1, () => attempt("elsewhere"))).toBe(0);
    expect(await countPassed(1, () => attempt("home", nora, "own browser"))).toBe(1);
  });

  it("does not count sign-ins that succeed, and forgives no others for them", async () => {
    const { attempt } = start();
    expect(await countPassed(4, () => attempt("a"))).toBe(4);
    for (let turn = 0; turn < 10; turn += 1) await admitted(await attempt("a")).excuse();
    expect(await countPassed(5, () => attempt("a"))).toBe(1);
  });

  it("counts them for the network: there may be no end of accounts", async () => {
    const { attempt } = start();
    for (let turn = 0; turn < 20; turn += 1) await admitted(await attempt("a", `${turn}@example.org`)).excuse();
    expect(await countPassed(1, () => attempt("a", "one.more@example.org"))).toBe(0);
  });

  it("counts them for its range as well", async () => {
    const { attempt } = start();
    for (let turn = 0; turn < rangeFactor * 20; turn += 1)
      await admitted(await attempt(`range/${turn % 30}`, `${turn}@example.org`)).excuse();
    expect(await countPassed(1, () => attempt("range/one more", "one.more@example.org"))).toBe(0);
  });

  it("writes down no more of a flood, be it from one network or from many of one range, than its first refusal", async () => {
    const alone = await testDatabase.open();
    const once = { points: 1, durationSeconds: 60 };
    const throttle = new Throttle(alone.database, randomBytes(32), { ...rules, perClient: once, subscriptions: once });
    for (let turn = 0; turn < 3 * 15; turn += 1) {
      const client = clientOf(`range/${turn % 15}`);
      await throttle.countAttempt({ client, email: `${turn}@example.org` });
      await throttle.countSubscription(client);
    }
    const most: Record<string, number> = {};
    for (const { key, points } of await alone.database.select().from(attemptCounts)) {
      const [name = ""] = key.split(":");
      most[name] = Math.max(most[name] ?? 0, points);
    }
    await alone.close();
    const ofRange = rangeFactor + 1;
    expect(most).toMatchObject({
      perClient: 2,
      perRange: ofRange,
      subscriptions: 2,
      subscriptionsPerRange: ofRange,
    });
  });

  it("gives back no more than what was counted", async () => {
    const { attempt } = start();
    // A known browser was not counted for the account, so it has nothing to give back there.
    for (let turn = 0; turn < 15; turn += 1)
      await admitted(await attempt(`home ${turn}`, nora, "known browser")).excuse();
    expect(await countPassed(8, (turn) => attempt(`${turn % 2}`))).toBe(8);
    expect(await countPassed(2, () => attempt("c"))).toBe(1);
  });

  it("counts subscriptions apart", async () => {
    const { throttle, attempt } = start();
    const subscribe = async () => (await throttle.countSubscription(clientOf("a"))) ?? {};
    expect(await countPassed(5, subscribe)).toBe(3);
    expect(await countPassed(1, () => attempt("a"))).toBe(1);
  });
});

it.each(testDatabases)(
  "counts what is tried at several processes, or before and after a restart, as if it were tried at one, over $name",
  async ({ share }) => {
    const { database } = await share();
    const secret = randomBytes(32);
    const processes = [startOn(database, secret), startOn(database, secret)] as const;
    const attempts = Array.from({ length: 12 }, (_, turn) => processes[turn % 2 ? 1 : 0].attempt("a"));
    const passed = (await Promise.all(attempts)).filter((result) => !("retryAfterSeconds" in result));
    expect(passed).toHaveLength(5);
    expect(await countPassed(3, () => startOn(database, secret).attempt("a"))).toBe(0);
  },
);
