import { md5 } from "./md5.ts";

const protocolVersion = 2;

export interface Batch {
  /** The client key. */
  client: string;
  /** Each as JSON. */
  events: readonly string[];
  uploadMs: number;
}

/** The body of a request: docs/contracts/ingest.md. */
export function writeBody({ client, events, uploadMs }: Batch): string {
  const list = `[${events.join()}]`;
  const fields = {
    checksum: md5(protocolVersion + client + list + uploadMs),
    client,
    e: list,
    upload_time: uploadMs,
    v: protocolVersion,
  };
  return Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
}

/** Browsers let a page that closes send 64 KB in all. Something is left for the other fields, and for others. */
const closingBytes = 60_000;

/** The first events, as many as a closing page may send. */
export function fitClosing<Event extends { text: string }>(events: readonly Event[]): Event[] {
  let room = closingBytes;
  return events.filter(({ text }) => {
    // With the comma, as it is encoded. Once something does not fit, nothing after it does.
    room -= encodeURIComponent(text).length + 3;
    return room >= 0;
  });
}
