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
    super(`Loading chunk ${chunk} failed.\n(${type}: ${address || "address unknown"})`);
  }
}

/** Imports a chunk. The browser's own import neither gives up nor says why it failed. */
export async function loadChunk<Module>(name: string, chunk: Chunk<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(name, "timeout", "")), chunkTimeoutMs);
  });
  try {
    return await Promise.race([chunk(), timeout]);
  } catch (error) {
    if (error instanceof ChunkLoadError) throw error;
    const address = addressIn(error);
    throw new ChunkLoadError(name, (await isMissing(address)) ? "missing" : "error", address);
  } finally {
    clearTimeout(timer);
  }
}

/** Browsers name the failing module in the message only. */
function addressIn(error: unknown): string {
  return /https?:\/\/\S+/.exec(String(error))?.[0] ?? "";
}

async function isMissing(address: string): Promise<boolean> {
  if (!address) return false;
  try {
    return (await fetch(address, { method: "HEAD" })).status === 404;
  } catch {
    return false;
  }
}
