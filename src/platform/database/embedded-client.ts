import { setImmediate as nextTurn } from "node:timers/promises";
import { PGlite, type PGliteOptions, type QueryOptions, type Results } from "@electric-sql/pglite";

/**
 * The embedded database. After an error that would end a PostgreSQL server, such as a full disk for its log, the next query
 * would never return, so `onEnd` is called before it. Its queries block the event loop, so each one gives timers, sockets and
 * signals a turn afterwards; otherwise many queries in a row would give them none.
 */
export class EmbeddedClient extends PGlite {
  readonly #onEnd: (error: Error) => void;

  private constructor(options: PGliteOptions, onEnd: (error: Error) => void) {
    super(options);
    this.#onEnd = onEnd;
  }

  static async open(options: PGliteOptions, onEnd: (error: Error) => void): Promise<EmbeddedClient> {
    const client = new EmbeddedClient(options, onEnd);
    await client.waitReady;
    return client;
  }

  override async query<Row>(query: string, values?: unknown[], options?: QueryOptions): Promise<Results<Row>> {
    const results = await super.query<Row>(query, values, options);
    await nextTurn();
    return results;
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

/** Most errors, a full disk included, fail one query. PostgreSQL says by the severity when it cannot go on. */
function isTheEnd(error: unknown): error is Error {
  return error instanceof Error && "severity" in error && ["FATAL", "PANIC"].includes(String(error.severity));
}
