import { isIP } from "node:net";

/** The value of a setting, or advice what to write instead. */
export type Reading<Value> = { value: Value } | { problem: string };

const highestPort = 65_535;

/** Returns the usual port for an empty setting. */
export function readPort(text: string | undefined, usualPort: number): Reading<number> {
  const written = text?.trim() || String(usualPort);
  const port = /^\d{1,5}$/.test(written) ? Number(written) : 0;
  return port >= 1 && port <= highestPort
    ? { value: port }
    : { problem: `write a whole number from 1 to ${highestPort}, such as ${usualPort}` };
}

/** The address of the machine to listen on. An empty setting means all of its addresses. */
export function readHost(text = ""): Reading<string | undefined> {
  const host = text.trim();
  return host === "" || isIP(host) !== 0
    ? { value: host || undefined }
    : { problem: "write an address of this machine, such as 127.0.0.1, or nothing" };
}
