import { describe, expect, it } from "vitest";
import { mostLinesPerMinute, SecurityLog } from "./security-log.ts";

function open(secret = "a secret") {
  const lines: Record<string, string>[] = [];
  let now = new Date("2026-11-27T10:00:00.000Z");
  const log = new SecurityLog({
    secret: Buffer.from(secret),
    write: (line) => {
      expect(line).not.toMatch(/[\p{Cc}]/u);
      lines.push(JSON.parse(line));
    },
    now: () => now,
  });
  const pass = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds);
  };
  return { log, lines, pass };
}

const nora = {
  email: "nora@example.org",
  accountId: "0190c1c2-4a5e-7cc0-8a53-0242ac120002",
  client: { network: "2001:db8:1:2::/64", range: "2001:db8:1::/48" },
  route: "/signin",
};

describe("the security log", () => {
  it("tells what has happened, when, and by whom as hashes", () => {
    const { log, lines } = open();
    log.tell("sign-in-failed", nora);
    const hash = expect.stringMatching(/^[\w-]{22}$/);
    expect(lines).toEqual([
      {
        time: "2026-11-27T10:00:00.000Z",
        log: "security",
        event: "sign-in-failed",
        route: "/signin",
        account: hash,
        address: hash,
        network: hash,
        range: hash,
      },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/nora|example|2001|0190c1c2/);
  });

  it("leaves out what is not known", () => {
    const { log, lines } = open();
    log.tell("erased", { email: nora.email });
    expect(Object.keys(lines[0] ?? {})).toEqual(["time", "log", "event", "address"]);
  });

  it("gives the same person the same hash, and to nobody without the secret of the platform", () => {
    const { log, lines } = open();
    log.tell("sign-in-failed", nora);
    log.tell("signed-in", { ...nora, email: "other@example.org" });
    expect(lines[0]?.network).toBe(lines[1]?.network);
    expect(lines[0]?.address).not.toBe(lines[1]?.address);
    const other = open("another secret");
    other.log.tell("sign-in-failed", nora);
    expect(other.lines[0]?.network).not.toBe(lines[0]?.network);
  });

  it("does not show that the name of one thing is that of another", () => {
    const { log, lines } = open();
    log.tell("signed-in", { email: "same", accountId: "same", client: { network: "same", range: "same" } });
    const { account, address, network, range } = lines[0] ?? {};
    expect(new Set([account, address, network, range]).size).toBe(4);
  });

  it("is not filled by a flood, says so, and goes on with all else and in the next minute", () => {
    const { log, lines, pass } = open();
    for (let time = 0; time < 2 * mostLinesPerMinute; time += 1) log.tell("throttled", nora);
    expect(lines).toHaveLength(mostLinesPerMinute + 1);
    expect(lines.at(-1)).toMatchObject({ event: "flood", of: "throttled", route: "/signin" });
    log.tell("password-changed", nora);
    log.tell("throttled", { ...nora, route: "/ingest" });
    expect(lines.slice(-2).map(({ event, route }) => [event, route])).toEqual([
      ["password-changed", "/signin"],
      ["throttled", "/ingest"],
    ]);
    pass(60_000);
    log.tell("throttled", nora);
    expect(lines.at(-1)).toMatchObject({ event: "throttled", route: "/signin" });
  });
});
