/** The platform, which gives up soon on a database that does not answer when it is told to stop. */
import { runPlatform } from "./run-platform.ts";

const stopping = new AbortController();
process.on("SIGTERM", () => stopping.abort());
void runPlatform(stopping.signal, 500);
