/** Serves the reference platform until it is told to stop. With `--check`, it only reports what would keep it from starting. */

// Before all other modules are loaded, because signals do not end the first process of a container unless it listens to them.
const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stopping.abort());

void import("./run-platform.ts").then(({ runPlatform }) => runPlatform(stopping.signal));
