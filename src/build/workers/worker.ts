import { parentPort, workerData } from "node:worker_threads";
import { Hand } from "./hand.ts";
import { passFailure } from "./passed-failure.ts";
import type { Answer, Call } from "./thread.ts";
import type { BuildInputs } from "./workshop.ts";

/** The other end of `Thread`. */
const entering = Hand.enter(workerData as BuildInputs);

parentPort?.on("message", async (call: Call) => parentPort?.postMessage(await answer(call)));

async function answer({ id, method, input }: Call): Promise<Answer> {
  try {
    const hand = await entering;
    return { id, value: await hand[method](input as never) };
  } catch (error) {
    return { id, error: passFailure(error) };
  }
}
