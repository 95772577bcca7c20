import { isIPv4, isIPv6 } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import type { Client } from "../accounts/throttle.ts";

/**
 * Reads the network of a request. Each trusted proxy adds the address that it has seen to the end of `X-Forwarded-For`; anybody
 * can invent the addresses further left.
 */
export function readClient(context: Context, trustedProxies: number): Client {
  const forwarded = context.req.header("X-Forwarded-For")?.split(",") ?? [];
  if (forwarded.length < trustedProxies) tellMissing(trustedProxies, forwarded.length);
  if (trustedProxies === 0 && forwarded.length > 0) tellUnexpected();
  const seen = (trustedProxies > 0 && forwarded.at(-trustedProxies)) || "";
  return clientOf(seen) ?? clientOf(connectedAddress(context)) ?? { network: "unknown" };
}

let isToldOnce = false;

/** Logs the problem once, because it concerns every request. Nothing else shows it: all visitors would share one limit. */
function tellOnce(problem: string): void {
  if (!isToldOnce) console.error(problem);
  isToldOnce = true;
}

function tellMissing(trustedProxies: number, found: number): void {
  const how = found === 0 ? "without X-Forwarded-For" : `with only ${found} in X-Forwarded-For`;
  tellOnce(
    `TRUSTED_PROXIES is ${trustedProxies}, and a request came ${how}: each proxy must add the address that it sees, or all visitors share one limit.`,
  );
}

function tellUnexpected(): void {
  tellOnce(
    "TRUSTED_PROXIES is 0, and a request came with X-Forwarded-For. IF A PROXY STANDS IN FRONT, all visitors share one limit, and one who guesses passwords keeps the others out: set TRUSTED_PROXIES to the number of proxies, and HOST=127.0.0.1 so that nobody gets past them. If none does, a visitor has made it up, and it is not heeded.",
  );
}

function connectedAddress(context: Context): string {
  // Requests without a connection, as in tests, have no address.
  return context.env?.incoming ? (getConnInfo(context).remote.address ?? "") : "";
}

/** Returns nothing for a text that is no address. The port, which some proxies add, changes with every connection and is left out. */
export function clientOf(text: string): Client | undefined {
  const address = text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, "$1")
    .replace(/^([\d.]+):\d+$/, "$1")
    .replace(/%.*$/, "");
  if (isIPv4(address)) return { network: address };
  if (!isIPv6(address)) return undefined;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  const isEmbedded = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isEmbedded) return { network: [high >> 8, high & 0xff, low >> 8, low & 0xff].join(".") };
  return { network: blockOf(groups, 4), range: blockOf(groups, 3) };
}

function blockOf(groups: readonly number[], length: number): string {
  const shown = groups.slice(0, length).map((group) => group.toString(16));
  return `${shown.join(":")}::/${16 * length}`;
}

/** The eight numbers of an IPv6 address. `URL` turns its many spellings into one. */
function groupsOf(address: string): number[] {
  const [head = "", tail = ""] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const numbersOf = (part: string) =>
    part
      .split(":")
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16));
  const left = numbersOf(head);
  const right = numbersOf(tail);
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right];
}
