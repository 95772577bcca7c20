export type Port = { ok: true; port: number } | { ok: false; message: string };

const highestPort = 65_535;

/** Reads a port from the environment. Nothing, or an empty value, means the usual one. */
export function readPort(name: string, value: string | undefined, usualPort: number): Port {
  if (value === undefined || value.trim() === "") return { ok: true, port: usualPort };
  const port = /^\d{1,5}$/.test(value.trim()) ? Number(value) : Number.NaN;
  return port >= 1 && port <= highestPort
    ? { ok: true, port }
    : {
        ok: false,
        message: `${name} is "${value}". Write a whole number from 1 to ${highestPort}, for example ${name}=${usualPort}.`,
      };
}
