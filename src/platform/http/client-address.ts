import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/**
 * The network that a request comes from: an IPv4 address, or the first half of an IPv6 address, of which everyone has
 * billions. Each trusted proxy has added the address that it saw to the end of `X-Forwarded-For`; what stands further left,
 * anyone can make up.
 */
export function readClientAddress(context: Context, trustedProxies: number): string {
  const forwarded = context.req.header("X-Forwarded-For")?.split(",") ?? [];
  const seen = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : undefined;
  return networkOf(seen || connectedAddress(context));
}

function connectedAddress(context: Context): string {
  // Requests that are made without a connection, as in tests, have none.
  return context.env?.incoming ? (getConnInfo(context).remote.address ?? "unknown") : "unknown";
}

export function networkOf(address: string): string {
  const embedded = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (embedded) return embedded;
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail === undefined ? [] : tail.split(":").filter(Boolean);
  const groups =
    tail === undefined ? left : [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill("0"), ...right];
  return `${groups.slice(0, 4).join(":")}::/64`.toLowerCase();
}
