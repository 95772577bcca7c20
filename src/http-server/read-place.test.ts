import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readHost, readPlace, readPort } from "./read-place.ts";

describe("readPort", () => {
  it.each([undefined, "", " "])("takes the usual port where nothing is set: %o", (text) => {
    expect(readPort(text, 4173)).toEqual({ value: 4173 });
  });

  it("takes each whole number from 1 to 65535", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 65_535 }), (port) => {
        expect(readPort(` ${port} `, 4173)).toEqual({ value: port });
      }),
    );
  });

  it.each(["0", "65536", "-1", "80.5", "1e3", "0x50", "eighty", "80 81", "100000"])("refuses %s", (text) => {
    expect(readPort(text, 4173)).toEqual({ problem: "write a whole number from 1 to 65535, such as 4173" });
  });
});

describe("readPlace", () => {
  it("reads both settings, or names all that is wrong with them", () => {
    expect(readPlace({ PORT: "80", HOST: "::1" }, 4173)).toEqual({ value: { port: 80, host: "::1" } });
    expect(readPlace({ PORT: "x", HOST: "y" }, 4173)).toEqual({
      problem: [
        'PORT is "x": write a whole number from 1 to 65535, such as 4173',
        'HOST is "y": write an address of this machine, such as 127.0.0.1, or nothing',
      ].join("\n"),
    });
  });
});

describe("readHost", () => {
  it.each([undefined, "", " "])("takes all addresses of the machine where nothing is set: %o", (text) => {
    expect(readHost(text)).toEqual({ value: undefined });
  });

  it.each(["127.0.0.1", "0.0.0.0", "::1", "::", "fe80::1%eth0", " 192.0.2.1 "])("takes %s", (text) => {
    expect(readHost(text)).toEqual({ value: text.trim() });
  });

  it.each(["localhost", "127.0.0", "127.0.0.1:4173", "[::1]", "http://127.0.0.1", "x86_64-linux-gnu"])(
    "refuses %s",
    (text) => {
      expect(readHost(text)).toEqual({
        problem: "write an address of this machine, such as 127.0.0.1, or nothing",
      });
    },
  );
});
