import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPort } from "./read-port.ts";

describe("readPort", () => {
  it("takes the usual port when nothing is said", () => {
    expect(readPort("PORT", undefined, 4173)).toEqual({ ok: true, port: 4173 });
    expect(readPort("PORT", " ", 4173)).toEqual({ ok: true, port: 4173 });
  });

  it("accepts each whole number from 1 to 65535", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 65_535 }), (port) => {
        expect(readPort("PORT", String(port), 4173)).toEqual({ ok: true, port });
      }),
    );
  });

  it.each(["0", "65536", "-1", "80.5", "1e3", "0x50", "eighty", "80 81", "100000"])("refuses %s", (value) => {
    expect(readPort("PORT", value, 4173)).toEqual({
      ok: false,
      message: `PORT is "${value}". Write a whole number from 1 to 65535, for example PORT=4173.`,
    });
  });
});
