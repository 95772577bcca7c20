import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readReadings, storeReadings } from "./readings.ts";
import { resetReadings } from "./reset-readings.ts";
import { storageKeys } from "./storage.ts";
import { FakeStorage } from "./test-browser-storage.ts";

let storage: FakeStorage;

beforeEach(() => {
  storage = new FakeStorage();
  vi.stubGlobal("localStorage", storage);
});
afterEach(() => vi.unstubAllGlobals());

describe("what was read (R4.3)", () => {
  it("is kept until it is set to none", () => {
    const readings = { count: 1, templates: ["inspiration:swot"] } as const;
    storeReadings(readings);
    expect(readReadings()).toEqual(readings);
    resetReadings();
    expect(readReadings()).toEqual({ count: 0, templates: [] });
    expect(storage.getItem(storageKeys.readingCount)).toBe("0");
  });

  it("does not count where there is no room for what was read, which a reload would count again", () => {
    const readings = { count: 1, templates: ["inspiration:swot"] } as const;
    storeReadings(readings);
    storage.fill();
    storeReadings({ count: 2, templates: ["inspiration:swot", "session:retro"] });
    expect(readReadings()).toEqual(readings);
  });

  it("is set to none where there is no room either", () => {
    storage.setItem(storageKeys.readingCount, "5");
    storage.fill();
    resetReadings();
    expect(readReadings()).toEqual({ count: 0, templates: [] });
  });

  it("is nothing where storage is blocked, and stays so", () => {
    storage.isBlocked = true;
    storeReadings({ count: 5, templates: ["inspiration:swot"] });
    expect(readReadings()).toEqual({ count: 0, templates: [] });
  });
});
