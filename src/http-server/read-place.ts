import { isIP } from "node:net";
import type { Place } from "./listen-at.ts";

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

/** `PORT` and `HOST`, or all that is wrong with them. */
export function readPlace(environment: NodeJS.ProcessEnv, usualPort: number): Reading<Place> {
  const port = readPort(environment.PORT, usualPort);
  const host = readHost(environment.HOST);
  if ("value" in port && "value" in host) return { value: { port: port.value, host: host.value } };
  const mistakes = Object.entries({ PORT: port, HOST: host }).flatMap(([name, reading]) =>
    "problem" in reading ? [`${name} is "${environment[name]}": ${reading.problem}`] : [],
  );
  return { problem: mistakes.join("\n") };
}

/** The address of the machine to listen on. An empty setting means all of its addresses. */
export function readHost(text = ""): Reading<string | undefined> {
  const host = text.trim();
  return host === "" || isIP(host) !== 0
    ? { value: host || undefined }
    : { problem: "write an address of this machine, such as 127.0.0.1, or nothing" };
}
