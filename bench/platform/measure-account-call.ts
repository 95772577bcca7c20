import { median, printTable } from "../print-table.ts";
import { readMemoryMib, waitMs, withPlatform } from "./bench-process.ts";
import { formatMs, formatStatuses, makeLoad } from "./make-load.ts";
import { cookieOf, makePerson, sendForm } from "./sign-in-form.ts";

const connections = 100;
const people = 10;
/** One in this many connections belongs to a visitor who is not signed in. */
const anonymousEvery = 5;
const samples = 60;

/** Code is compiled and memory taken before anything is counted. */
const warmUpSeconds = 15;

/** Memory is flat when the last quarter holds no more than the first one and so much: garbage comes and goes. */
const flatWithinMib = 24;

/** `GET /auth/me`, all at once. False when one is not answered as it should be, or memory grows. */
export function measureAccountCall(seconds: number): Promise<boolean> {
  return withPlatform(async (platform) => {
    const cookies: string[] = [];
    for (let number = 0; number < people; number += 1)
      cookies.push(cookieOf(await sendForm(platform.origin, "/signup", makePerson(number))));

    const load = (goesOn: () => boolean) =>
      makeLoad({
        port: platform.port,
        connections,
        goesOn,
        next: (connection) => {
          const headers = connection % anonymousEvery === 0 ? {} : { Cookie: cookies[connection % people] };
          return { options: { path: "/auth/me", headers } };
        },
      });
    const warmUntil = performance.now() + warmUpSeconds * 1000;
    await load(() => performance.now() < warmUntil);

    const memory: number[] = [];
    let isOver = false;
    const loading = load(() => !isOver);
    for (let sample = 0; sample < samples; sample += 1) {
      await waitMs((seconds * 1000) / samples);
      memory.push(await readMemoryMib(platform));
    }
    isOver = true;
    const result = await loading;

    const quarter = (number: number) => median(memory.slice((number * samples) / 4, ((number + 1) * samples) / 4));
    const grown = quarter(3) - quarter(0);
    const isAnswered = [...result.statuses.keys()].every((status) => status === 200 || status === 204);
    printTable(
      `GET /auth/me at ${connections} connections for ${seconds} s`,
      ["a second", "median ms", "p99 ms", "worst ms", "memory of each quarter, MiB", "answers"],
      [
        [
          (result.latency.count / seconds).toFixed(0),
          formatMs(result.latency.percentile(50)),
          formatMs(result.latency.percentile(99)),
          formatMs(result.latency.max),
          [0, 1, 2, 3].map((number) => quarter(number).toFixed(0)).join(", "),
          formatStatuses(result),
        ],
      ],
    );
    if (!isAnswered) console.log("(!) Not all were answered 200 or 204.");
    if (grown > flatWithinMib) console.log(`(!) Memory has grown by ${grown.toFixed(0)} MiB.`);
    return isAnswered && grown <= flatWithinMib;
  });
}
