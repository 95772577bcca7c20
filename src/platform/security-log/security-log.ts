import { createHmac } from "node:crypto";
import type { Concerned, SecurityEventName } from "./security-event.ts";

/** Takes a line of the log, without its end. */
export type WriteLine = (line: string) => void;

interface SecurityLogOptions {
  /** The same for all processes of a platform. Without it, an address could be found out by hashing all that might be meant. */
  secret: Buffer;
  write: WriteLine;
  now: () => Date;
}

const minuteMs = 60_000;

/** The lines of one event on one route that are written within a minute, so that a flood does not fill the disk. */
export const mostLinesPerMinute = 300;

/** Long enough that no two people share one. */
const hashCharacters = 22;

/**
 * Tells what concerns the security of accounts, one JSON object a line. It holds no address, no name and no secret: the same
 * account, address and network have the same hash in all lines, and whoever has the log alone cannot tell whose.
 */
export class SecurityLog {
  readonly #options: SecurityLogOptions;
  readonly #written = new Map<string, { minute: number; lines: number }>();

  constructor(options: SecurityLogOptions) {
    this.#options = options;
  }

  /** Never fails, because whoever has signed in is not to hear of a full disk. */
  tell(event: SecurityEventName, { client, accountId, email, route }: Concerned): void {
    const lines = this.#count(`${event} ${route ?? ""}`);
    if (lines > mostLinesPerMinute + 1) return;
    // The last line of the minute says that others follow which are not written.
    const what = lines > mostLinesPerMinute ? { event: "flood", of: event, route } : { event, route };
    this.#write({
      ...what,
      account: this.#hash("account", accountId),
      address: this.#hash("address", email),
      network: this.#hash("network", client?.network),
      range: this.#hash("range", client?.range),
    });
  }

  #count(what: string): number {
    const minute = Math.floor(this.#options.now().getTime() / minuteMs);
    const before = this.#written.get(what);
    const lines = before?.minute === minute ? before.lines + 1 : 1;
    this.#written.set(what, { minute, lines });
    return lines;
  }

  #write(fields: Record<string, string | undefined>): void {
    const time = this.#options.now().toISOString();
    this.#options.write(JSON.stringify({ time, log: "security", ...fields }));
  }

  #hash(kind: string, value: string | undefined): string | undefined {
    if (value === undefined) return undefined;
    const hash = createHmac("sha256", this.#options.secret).update(`${kind} ${value}`).digest("base64url");
    return hash.slice(0, hashCharacters);
  }
}
