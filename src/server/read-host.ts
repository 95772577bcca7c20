import { isIP } from "node:net";

export type Host = { ok: true; host: string | undefined } | { ok: false; message: string };

/** Reads the address to listen on from the environment. Nothing, or an empty value, means all that the machine has. */
export function readHost(name: string, value = ""): Host {
  const host = value.trim();
  if (host === "") return { ok: true, host: undefined };
  if (isIP(host) !== 0) return { ok: true, host };
  const message = `${name} is "${value}". Write an address of this machine, for example ${name}=127.0.0.1, or nothing for all that it has.`;
  return { ok: false, message };
}
