import { setTimeout as wait } from "node:timers/promises";
import { workApart } from "./work-apart.ts";

/** Work that waits for something which by itself keeps no process running. */
workApart<{ ms: number }>(({ ms }) => wait(ms, undefined, { ref: false }));
