import { describe, expect, it } from "vitest";
import { readHost } from "./read-host.ts";

describe("readHost", () => {
  it.each([undefined, "", " "])("takes all addresses of the machine when nothing is said: %o", (value) => {
    expect(readHost("HOST", value)).toEqual({ ok: true, host: undefined });
  });

  it.each(["127.0.0.1", "0.0.0.0", "::1", "::", "fe80::1%eth0", " 192.0.2.1 "])("accepts %s", (value) => {
    expect(readHost("HOST", value)).toEqual({ ok: true, host: value.trim() });
  });

  it.each(["localhost", "127.0.0", "127.0.0.1:4173", "[::1]", "http://127.0.0.1", "x86_64-linux-gnu"])(
    "refuses %s",
    (value) => {
      expect(readHost("HOST", value)).toEqual({
        ok: false,
        message: `HOST is "${value}". Write an address of this machine, for example HOST=127.0.0.1, or nothing for all that it has.`,
      });
    },
  );
});
