/** Serves the reference platform until it is told to stop. With `--check`, says only what is wrong with its settings. */

// Before anything else is loaded: signals do not end the first process of a container which has not asked for them.
const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stopping.abort());

void import("./run-platform.ts").then(({ runPlatform }) => runPlatform(stopping.signal));
