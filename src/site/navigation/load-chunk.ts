import { addressOf } from "./imported-file.ts";

export type Chunk<Module> = () => Promise<Module>;

export const chunkTimeoutMs = 120_000;

export type ChunkFailure = "missing" | "error" | "timeout";

/** A piece of the site's code did not arrive (R8.6). */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";

  constructor(
    chunk: string,
    readonly type: ChunkFailure,
    readonly address: string,
    /** The status of a second request for the address; 0 if nothing answered. */
    readonly status = 0,
    cause?: unknown,
  ) {
    super(`Loading chunk ${chunk} failed.\n(${type}: ${address})`, { cause });
  }
}

/** Imports a chunk. The browser's own import neither gives up nor says why it failed. */
export function loadChunk<Module>(name: string, chunk: Chunk<Module>): Promise<Module> {
  return new Promise<Module>((resolve, reject) => {
    const importing = chunk();
    const fail = (type: ChunkFailure, status?: number, cause?: unknown) =>
      reject(new ChunkLoadError(name, type, addressOf(importing), status, cause));
    const timer = setTimeout(fail, chunkTimeoutMs, "timeout");
    importing
      .then(resolve, async (cause) => {
        const status = await statusOf(addressOf(importing));
        fail(status === 404 ? "missing" : "error", status, cause);
      })
      .finally(() => clearTimeout(timer));
  });
}

function statusOf(address: string): Promise<number> {
  return fetch(address, { method: "HEAD" }).then(
    ({ status }) => status,
    () => 0,
  );
}
