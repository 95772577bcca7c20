import { parentPort, workerData } from "node:worker_threads";
import type { WorkshopKey } from "../workshop.ts";
import { Hand } from "./hand.ts";
import type { Answer, Call } from "./thread.ts";

/** The other end of `Thread`: one call after the other. */
const entering = Hand.enter(workerData as WorkshopKey);

let last = Promise.resolve();

parentPort?.on("message", (call: Call) => {
  last = last.then(async () => parentPort?.postMessage(await answer(call)));
});

async function answer({ id, method, input }: Call): Promise<Answer> {
  try {
    const hand = await entering;
    return { id, value: await hand[method](input as never) };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
