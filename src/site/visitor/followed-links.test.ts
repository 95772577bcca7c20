import { beforeEach, describe, expect, it, vi } from "vitest";
import { noteFollowed, takeFollowed } from "./followed-links.ts";

const key = "inspirations:followed";

describe("a link inside the site (R4.5)", () => {
  let stored: Map<string, string>;
  beforeEach(() => {
    vi.useFakeTimers();
    stored = new Map();
    vi.stubGlobal("localStorage", {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => stored.set(name, value),
    });
    return () => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    };
  });

  it("counts for one document at its address, and leaves nothing behind", () => {
    noteFollowed("/discover/");
    expect(takeFollowed("/sessions/")).toBe(false);
    expect(takeFollowed("/discover/")).toBe(true);
    expect(takeFollowed("/discover/")).toBe(false);
    expect(stored.get(key)).toBe("");
  });

  it("counts as often as it was followed, beside others", () => {
    for (const path of ["/discover/", "/sessions/", "/discover/"]) noteFollowed(path);
    for (const path of ["/discover/", "/discover/", "/sessions/"]) expect(takeFollowed(path)).toBe(true);
    expect(takeFollowed("/discover/")).toBe(false);
  });

  it("counts for a minute", () => {
    noteFollowed("/discover/");
    vi.advanceTimersByTime(61_000);
    expect(takeFollowed("/discover/")).toBe(false);
    noteFollowed("/sessions/");
    expect(stored.get(key)).not.toContain("discover");
  });

  it("is unknown where storage is blocked, or holds something else", () => {
    for (const garbage of ["{", "{}", "[1]", "null", '"/discover/"']) {
      stored.set(key, garbage);
      expect(takeFollowed("/discover/"), garbage).toBe(false);
      noteFollowed("/discover/");
      expect(takeFollowed("/discover/"), garbage).toBe(true);
    }
    vi.stubGlobal("localStorage", undefined);
    noteFollowed("/discover/");
    expect(takeFollowed("/discover/")).toBe(false);
  });
});
