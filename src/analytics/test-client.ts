import type { AnalyticsOptions } from "./analytics.ts";
import type { Answer } from "./judge-answer.ts";
import { MemoryStorage } from "./test-storage.ts";

/** A clock that stands still until it is told how much time has passed. */
export class TestClock {
  nowMs = 1_700_000_000_000;
  #alarms: { atMs: number; act: () => void }[] = [];

  now(): number {
    return this.nowMs;
  }

  after(ms: number, act: () => void): () => void {
    const alarm = { atMs: this.nowMs + ms, act };
    this.#alarms.push(alarm);
    return () => {
      this.#alarms = this.#alarms.filter((other) => other !== alarm);
    };
  }

  async pass(ms: number): Promise<void> {
    const endMs = this.nowMs + ms;
    for (;;) {
      await settle();
      const [next] = this.#alarms.filter(({ atMs }) => atMs <= endMs).sort((a, b) => a.atMs - b.atMs);
      if (!next) break;
      this.#alarms = this.#alarms.filter((alarm) => alarm !== next);
      this.nowMs = Math.max(this.nowMs, next.atMs);
      next.act();
    }
    this.nowMs = endMs;
  }
}

/** Waits until everything has happened that can happen while the clock stands still. */
export async function settle(turns = 200): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
}

export interface Sent {
  atMs: number;
  uuids: string[];
  names: string[];
  isClosing: boolean;
}

/** `hang`: there is no answer, ever; `fail`: the network fails. */
export type Reaction = Answer | "hang" | "fail";

export const success: Answer = { status: 200, text: "success" };

/** A platform that reacts as it is told, and counts the events that it has stored. */
class TestPlatform {
  readonly sent: Sent[] = [];
  readonly stored = new Map<string, number>();
  react: (sent: Sent) => Reaction = () => success;
  readonly #clock: TestClock;

  constructor(clock: TestClock) {
    this.#clock = clock;
  }

  get sizes(): number[] {
    return this.sent.map(({ uuids }) => uuids.length);
  }

  readonly send: AnalyticsOptions["send"] = async (body, { isClosing }) => {
    const events: { uuid: string; event_type: string }[] = JSON.parse(new URLSearchParams(body).get("e") ?? "");
    const uuids = events.map(({ uuid }) => uuid);
    const sent = { atMs: this.#clock.now(), uuids, names: events.map(({ event_type }) => event_type), isClosing };
    this.sent.push(sent);
    const reaction = this.react(sent);
    if (reaction === "hang") return new Promise(() => {});
    if (reaction === "fail") throw new TypeError("Failed to fetch");
    if (reaction === success) for (const uuid of uuids) this.stored.set(uuid, (this.stored.get(uuid) ?? 0) + 1);
    return reaction;
  };
}

/** The storage, clock and platform that the tabs of a browser share. */
export function makeBrowser() {
  const clock = new TestClock();
  const platform = new TestPlatform(clock);
  const storage = new MemoryStorage();
  let remembered = "";
  let ids = 0;
  let turn: Promise<unknown> = Promise.resolve();
  const options: AnalyticsOptions = {
    client: "key",
    version: "1.0.0",
    isBatched: false,
    storage,
    send: platform.send,
    clock,
    visitorMemory: {
      read: () => remembered,
      write: (text) => {
        remembered = text;
      },
    },
    takeTurns: (work) => {
      turn = turn.then(work);
      return turn;
    },
    makeId: () => `id${++ids}`,
  };
  return { clock, platform, storage, options };
}

export const view = { name: "content-view", properties: {}, language: "en" };
