import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { isThisMachine } from "../this-machine.ts";
import { clientOf } from "./client-address.ts";
import { parseUrl } from "./parse-url.ts";

/**
 * Whether somebody asks from the machine itself. A proxy on it passes on the requests of others, and a page of another site can have a name
 * that leads to this machine: so neither a forwarded address nor another name of the host is allowed.
 */
export function isFromThisMachine(context: Context): boolean {
  const { req } = context;
  if (["X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"].some((name) => req.header(name) !== undefined)) return false;
  const { hostname = "" } = parseUrl(`http://${req.header("Host")}`) ?? {};
  const network = context.env?.incoming ? clientOf(getConnInfo(context).remote.address ?? "")?.network : undefined;
  return (
    isThisMachine(hostname) &&
    network !== undefined &&
    (network.startsWith("127.") || network === clientOf("::1")?.network)
  );
}
