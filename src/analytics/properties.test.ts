import { describe, expect, it } from "vitest";
import { sendableProperties } from "./properties.ts";

describe("sendableProperties", () => {
  it("keeps what JSON can say, and dates", () => {
    const properties = { text: "a", number: 1, yes: true, list: [1, "b", { c: 2 }], object: { d: { e: 3 } } };
    expect(sendableProperties(properties)).toEqual(properties);
    expect(sendableProperties({ at: new Date(0) })).toEqual({ at: new Date(0) });
  });

  it("leaves out what is nothing, not a number, a function, an expression or an element", () => {
    const wrong = [undefined, null, Number.NaN, () => 1, /a/, { nodeType: 1 }];
    for (const value of wrong) expect(sendableProperties({ value })).toEqual({});
    expect(sendableProperties({ list: [1, ...wrong] })).toEqual({ list: [1, ...wrong.map(() => null)] });
  });

  it("leaves lists out of lists, and writes errors as texts", () => {
    expect(sendableProperties({ list: [1, [2], 3] })).toEqual({ list: [1, 3] });
    expect(sendableProperties({ error: new TypeError("broken") })).toEqual({ error: "TypeError: broken" });
  });

  it("cuts strings at 4096 characters, wherever they stand (R9.2)", () => {
    const long = "x".repeat(4097);
    const cut = "x".repeat(4096);
    expect(sendableProperties({ long, cut, list: [long, { long }] })).toEqual({
      long: cut,
      cut,
      list: [cut, { long: cut }],
    });
  });

  it("takes 1000 properties, and none of more (R9.2)", () => {
    const object = (size: number) =>
      Object.fromEntries(Array.from({ length: size }, (_, index) => [`p${index}`, index]));
    expect(Object.keys(sendableProperties(object(1000)))).toHaveLength(1000);
    expect(sendableProperties(object(1001))).toEqual({});
    expect(sendableProperties({ inside: object(1001), beside: 1 })).toEqual({ inside: {}, beside: 1 });
  });

  it("does not change what it is given", () => {
    const given = { long: "x".repeat(5000), list: [[1], null] };
    const before = structuredClone(given);
    sendableProperties(given);
    expect(given).toEqual(before);
  });
});
