import { PGlite } from "@electric-sql/pglite";

/**
 * The embedded database. After an error by which a server of PostgreSQL would end, such as no room for its log, the next query
 * runs for ever: whoever has opened it is told before.
 */
export class EmbeddedClient extends PGlite {
  readonly #onEnd: (error: Error) => void;

  private constructor(folder: string, onEnd: (error: Error) => void) {
    super(folder);
    this.#onEnd = onEnd;
  }

  static async open(folder: string, onEnd: (error: Error) => void): Promise<EmbeddedClient> {
    const client = new EmbeddedClient(folder, onEnd);
    await client.waitReady;
    return client;
  }

  override execProtocol(...query: Parameters<PGlite["execProtocol"]>): ReturnType<PGlite["execProtocol"]> {
    return super.execProtocol(...query).catch((error) => this.#fail(error));
  }

  override execProtocolStream(
    ...query: Parameters<PGlite["execProtocolStream"]>
  ): ReturnType<PGlite["execProtocolStream"]> {
    return super.execProtocolStream(...query).catch((error) => this.#fail(error));
  }

  #fail(error: unknown): never {
    if (isTheEnd(error)) this.#onEnd(error);
    throw error;
  }
}

/** A disk that is full is an error like others most of the time: PostgreSQL itself says when it cannot go on. */
function isTheEnd(error: unknown): error is Error {
  return error instanceof Error && "severity" in error && ["FATAL", "PANIC"].includes(String(error.severity));
}
