import { printTable } from "../print-table.ts";
import { waitMs, withPlatform } from "./bench-process.ts";
import { formatMs, formatStatuses, makeLoad } from "./make-load.ts";
import { formRequest, makePerson, sendForm } from "./sign-in-form.ts";

const connections = 200;
const seconds = 15;
const recoveredWithinMs = 5_000;
const overloadStatuses = [401, 429, 503];

/**
 * Many more sign-ins than the machine can hash. False when one is not answered, nobody is told to come back, or the platform
 * does not recover.
 */
export function measureOverload(): Promise<boolean> {
  return withPlatform(async (platform) => {
    const person = makePerson(0);
    await sendForm(platform.origin, "/signup", person);
    let isOver = false;
    const goesOn = () => !isOver;
    const guessing = makeLoad({
      port: platform.port,
      connections,
      goesOn,
      next: (connection) => formRequest("/signin", makePerson(1 + connection)),
    });
    const reading = makeLoad({
      port: platform.port,
      connections: 1,
      goesOn,
      next: () => ({ options: { path: "/auth/me" } }),
    });
    await waitMs(seconds * 1000);
    isOver = true;
    const [guesses, readers] = await Promise.all([guessing, reading]);
    const recoveredMs = await timeToSignIn(() => sendForm(platform.origin, "/signin", person));

    const count = (status: number) => guesses.statuses.get(status) ?? 0;
    printTable(
      `${connections} connections that sign in, for ${seconds} s`,
      ["a second", "hashed a second", "p99 ms", "/auth/me meanwhile, p99 ms", "recovered after ms", "answers"],
      [
        [
          (guesses.latency.count / seconds).toFixed(0),
          (count(401) / seconds).toFixed(0),
          formatMs(guesses.latency.percentile(99)),
          formatMs(readers.latency.percentile(99)),
          recoveredMs.toFixed(0),
          formatStatuses(guesses),
        ],
      ],
    );
    const isAnswered = [...guesses.statuses.keys()].every((status) => overloadStatuses.includes(Number(status)));
    const isBounded = count(429) + count(503) > 0;
    const isRecovered = recoveredMs <= recoveredWithinMs;
    if (!isAnswered) console.log(`(!) Not all were answered ${overloadStatuses.join(", ")}.`);
    if (!isBounded) console.log("(!) Nobody was told to come back: this was no overload.");
    if (!isRecovered) console.log(`(!) It has not recovered within ${recoveredWithinMs} ms.`);
    return isAnswered && isBounded && isRecovered;
  });
}

const givingUpMs = 60_000;

/** The time to the first sign-in that succeeds, tried again and again as a person would. */
async function timeToSignIn(signIn: () => Promise<Response>): Promise<number> {
  const started = performance.now();
  while (performance.now() - started < givingUpMs) {
    if ((await signIn()).status === 303) return performance.now() - started;
    await waitMs(100);
  }
  return Number.POSITIVE_INFINITY;
}
