import { randomInt, randomUUID } from "node:crypto";
import { openDatabase } from "./database/open-database.ts";
import { events, subscriptions } from "./database/schema.ts";
import { batchOf } from "./test-batch.ts";
import { siteOrigin } from "./test-platform.ts";
import { type PlatformProcess, startProcess } from "./test-process.ts";

interface Counts {
  subscriptions: number;
  events: number;
}

export interface KillResult {
  acknowledged: Counts;
  lost: Counts;
  /** The number of batches of which only some events are stored. */
  halves: number;
}

interface KillOptions {
  folder: string;
  kills: number;
  /** Called after each kill. */
  report?: (kill: number, acknowledged: Counts) => void;
}

const writers = 4;
const eventsPerBatch = 5;
const killAfterMs = { least: 20, most: 1_200 };

/**
 * Has the platform write subscriptions and events into a folder, kills it at a random moment, starts it again, and so on. At the
 * end, counts the acknowledged ones that are missing.
 */
export async function tryKills({ folder, kills, report }: KillOptions): Promise<KillResult> {
  const emails: string[] = [];
  const uuids: string[] = [];
  for (let kill = 1; kill <= kills; kill += 1) {
    const platform = await startProcess({ DATA_FOLDER: folder, TRUSTED_PROXIES: "1" });
    const writing = Array.from({ length: writers }, (_, writer) =>
      writer % 2 === 0 ? subscribeUntilEnd(platform, emails) : sendUntilEnd(platform, uuids),
    );
    // At least one of each must have been acknowledged.
    while (emails.length === 0 || uuids.length === 0) await wait(10);
    await wait(randomInt(killAfterMs.least, killAfterMs.most));
    await platform.end("SIGKILL");
    await Promise.all(writing);
    report?.(kill, { subscriptions: emails.length, events: uuids.length });
  }
  return look(folder, emails, uuids);
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Sends one after the other until the platform is gone, and adds each acknowledged one to the list. */
async function subscribeUntilEnd({ origin }: PlatformProcess, acknowledged: string[]): Promise<void> {
  for (;;) {
    const email = `${randomUUID()}@example.org`;
    const status = await post(`${origin}/newsletter/subscriptions`, JSON.stringify({ email, locale: "fr" }), "json");
    if (status === undefined) return;
    if (status !== 202) throw new Error(`A subscription was answered ${status}`);
    acknowledged.push(email);
  }
}

async function sendUntilEnd({ origin }: PlatformProcess, acknowledged: string[]): Promise<void> {
  for (;;) {
    const batch = randomUUID();
    const uuids = Array.from({ length: eventsPerBatch }, (_, index) => `${batch} ${index}`);
    const form = batchOf(uuids.map((uuid) => ({ uuid, event_type: "content view" })));
    const status = await post(`${origin}/ingest`, form.toString(), "x-www-form-urlencoded");
    if (status === undefined) return;
    if (status !== 200) throw new Error(`A batch was answered ${status}`);
    acknowledged.push(...uuids);
  }
}

/** Returns the status of a whole answer, or nothing when the server is gone. */
async function post(address: string, body: string, type: string): Promise<number | undefined> {
  const headers = {
    "Content-Type": `application/${type}`,
    Origin: siteOrigin,
    // From another network each time, because the number of subscriptions from one network is limited.
    "X-Forwarded-For": [10, randomInt(256), randomInt(256), randomInt(256)].join("."),
  };
  try {
    const response = await fetch(address, { method: "POST", body, headers });
    await response.text();
    return response.status;
  } catch {
    return undefined;
  }
}

async function look(folder: string, emails: readonly string[], uuids: readonly string[]): Promise<KillResult> {
  const { database, close } = await openDatabase({ folder });
  const keptEmails = new Set((await database.select().from(subscriptions)).map(({ email }) => email));
  const keptUuids = new Set((await database.select({ uuid: events.uuid }).from(events)).map(({ uuid }) => uuid));
  await close();
  const sizes = new Map<string, number>();
  for (const uuid of keptUuids) {
    const batch = uuid.split(" ", 1)[0] ?? uuid;
    sizes.set(batch, (sizes.get(batch) ?? 0) + 1);
  }
  return {
    acknowledged: { subscriptions: emails.length, events: uuids.length },
    lost: {
      subscriptions: emails.filter((email) => !keptEmails.has(email)).length,
      events: uuids.filter((uuid) => !keptUuids.has(uuid)).length,
    },
    halves: [...sizes.values()].filter((size) => size !== eventsPerBatch).length,
  };
}
