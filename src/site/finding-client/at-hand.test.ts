import { describe, expect, it, vi } from "vitest";
import { AtHand, type Missing } from "./at-hand.ts";

describe("what is kept at hand", () => {
  it("is loaded once, however often it is wanted meanwhile", async () => {
    const load = vi.fn(async (key: string) => key.toUpperCase());
    const things = new AtHand(load);
    const missing: Missing = [];
    expect(things.take("a", missing)).toBeUndefined();
    expect(things.take("a", missing)).toBeUndefined();
    expect(load).not.toHaveBeenCalled();
    await Promise.all(missing.map((load) => load()));
    expect(load).toHaveBeenCalledTimes(1);
    const none: Missing = [];
    expect(things.take("a", none)).toBe("A");
    expect([missing.length, none.length]).toEqual([2, 0]);
  });

  it("is tried again after a failure", async () => {
    const load = vi.fn(async (key: string) => key).mockRejectedValueOnce(new Error("offline"));
    const things = new AtHand(load);
    await expect(things.load("a")).rejects.toThrow("offline");
    await things.load("a");
    expect(things.get("a")).toBe("a");
  });

  it("is no more than the most: the oldest goes", async () => {
    const things = new AtHand(async (key: string) => key, 2);
    for (const key of ["a", "b", "c"]) await things.load(key);
    expect(["a", "b", "c"].map((key) => things.get(key))).toEqual([undefined, "b", "c"]);
  });
});
