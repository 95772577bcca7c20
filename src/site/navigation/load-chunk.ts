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
  ) {
    super(`Loading chunk ${chunk} failed.\n(${type}: ${address})`);
  }
}

/** Imports a chunk. The browser's own import neither gives up nor says why it failed. */
export function loadChunk<Module>(name: string, chunk: Chunk<Module>): Promise<Module> {
  return new Promise<Module>((resolve, reject) => {
    const address = addressOf(chunk);
    const fail = (type: ChunkFailure) => reject(new ChunkLoadError(name, type, address));
    const timer = setTimeout(fail, chunkTimeoutMs, "timeout");
    chunk()
      .then(resolve, async () => fail((await isMissing(address)) ? "missing" : "error"))
      .finally(() => clearTimeout(timer));
  });
}

/** An import that hangs says nothing, but the function that makes it has the address in its text. */
function addressOf(chunk: Chunk<unknown>): string {
  const [, specifier = ""] = /["'`](.+?)["'`]/.exec(String(chunk)) ?? [];
  return new URL(specifier, import.meta.url).href;
}

function isMissing(address: string): Promise<boolean> {
  return fetch(address, { method: "HEAD" }).then(
    ({ status }) => status === 404,
    () => false,
  );
}
