import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AddressWriter, stepDelayMs, typingIntervalMs } from "./address-writer.ts";

/** The addresses of a history, as steps back would come to them, and the state of the present one. */
let entries: string[];
let state: unknown;
let writes: number;

const write = (isNew: boolean) => (newState: unknown, _: string, address: string) => {
  if (isNew) entries.push(address);
  else entries[entries.length - 1] = address;
  state = newState;
  writes += 1;
};

beforeEach(() => {
  vi.useFakeTimers();
  entries = ["/inspirations/"];
  state = null;
  writes = 0;
  vi.stubGlobal("history", { pushState: write(true), replaceState: write(false) });
  vi.stubGlobal("location", {
    get pathname() {
      return entries.at(-1)?.split("?")[0];
    },
    get search() {
      return entries.at(-1)?.match(/\?.*/)?.[0] ?? "";
    },
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the writer of a listing's address", () => {
  it("makes an entry of each step (R2.14)", () => {
    const writer = new AddressWriter();
    writer.step("/inspirations/?goal=meet");
    writer.step("/inspirations/?goal=meet&level=easy");
    vi.advanceTimersByTime(stepDelayMs);
    expect(entries).toEqual(["/inspirations/", "/inspirations/?goal=meet", "/inspirations/?goal=meet&level=easy"]);
  });

  it("lets the results of each step come first, also where it follows another at once", () => {
    const writer = new AddressWriter();
    writer.step("/inspirations/?goal=meet");
    vi.advanceTimersByTime(stepDelayMs - 1);
    writer.step("/inspirations/?goal=meet&level=easy");
    vi.advanceTimersByTime(stepDelayMs - 1);
    expect(entries.at(-1)).toBe("/inspirations/?goal=meet");
    vi.advanceTimersByTime(1);
    expect(entries.at(-1)).toBe("/inspirations/?goal=meet&level=easy");
  });

  it("makes none of a step that leads to the same address", () => {
    const writer = new AddressWriter();
    writer.correct("/inspirations/", { shown: 48 });
    writer.step("/inspirations/");
    vi.advanceTimersByTime(stepDelayMs);
    expect(entries).toEqual(["/inspirations/"]);
    expect(state).toBeNull();
  });

  it("makes one entry of all that is typed in a row, soon for the first letter and seldom after that", () => {
    const writer = new AddressWriter();
    for (const keyword of ["s", "sw", "swo", "swot"]) {
      writer.type(`/inspirations/?q=${keyword}`);
      vi.advanceTimersByTime(typingIntervalMs / 4);
    }
    expect(writes).toBe(2);
    expect(entries).toEqual(["/inspirations/", "/inspirations/?q=swot"]);
  });

  it("writes at most once in each interval", () => {
    const writer = new AddressWriter();
    const letters = 100;
    const pauseMs = 50;
    for (let typed = 0; typed < letters; typed += 1) {
      writer.type(`/inspirations/?q=${typed}`);
      vi.advanceTimersByTime(pauseMs);
    }
    expect(writes).toBeLessThanOrEqual(1 + (letters * pauseMs) / typingIntervalMs);
    writer.endTyping();
    expect(entries).toEqual(["/inspirations/", "/inspirations/?q=99"]);
  });

  it("keeps to it after a row of letters was ended in the middle of an interval", () => {
    const writer = new AddressWriter();
    const type = (letters: number, pauseMs: number) => {
      for (let typed = 0; typed < letters; typed += 1) {
        writer.type(`/inspirations/?q=${writes}-${typed}`);
        vi.advanceTimersByTime(pauseMs);
      }
    };
    for (let row = 0; row < 3; row += 1) {
      type(2, 50);
      writer.endTyping();
    }
    writes = 0;
    type(100, 50);
    expect(writes).toBeLessThanOrEqual(1 + 5_000 / typingIntervalMs);
  });

  it("writes what is waiting before a step, and begins a new entry with what is typed after it", () => {
    const writer = new AddressWriter();
    writer.type("/inspirations/?q=s");
    writer.type("/inspirations/?q=sw");
    writer.step("/inspirations/?q=sw&level=easy");
    writer.type("/inspirations/?q=swo&level=easy");
    vi.advanceTimersByTime(stepDelayMs);
    expect(entries.slice(1)).toEqual([
      "/inspirations/?q=sw",
      "/inspirations/?q=sw&level=easy",
      "/inspirations/?q=swo&level=easy",
    ]);
  });

  it("writes nothing more once the visitor has gone elsewhere", () => {
    const writer = new AddressWriter();
    writer.type("/inspirations/?q=s");
    vi.advanceTimersByTime(stepDelayMs);
    writer.type("/inspirations/?q=sw");
    entries.push("/discover/");
    writer.cancel();
    vi.advanceTimersByTime(typingIntervalMs);
    expect(entries).toEqual(["/inspirations/", "/inspirations/?q=s", "/discover/"]);
  });

  describe("while another page is on its way", () => {
    let arrive: () => void;
    let fail: () => void;
    const browser: { transition: { finished: Promise<void> } | null } = { transition: null };
    const leaveFor = (address: string) => {
      entries.push(address);
      const finished = new Promise<void>((resolve, reject) => {
        arrive = resolve;
        fail = reject;
      });
      browser.transition = { finished };
      finished.catch(() => {});
    };
    const end = async (how: () => void) => {
      browser.transition = null;
      how();
      await vi.advanceTimersByTimeAsync(typingIntervalMs);
    };

    beforeEach(() => {
      vi.stubGlobal("navigation", browser);
      leaveFor("/inspiration/swot/");
    });

    it("leaves the address to it, and writes nothing once it is there (R2.4)", async () => {
      const writer = new AddressWriter();
      const change = vi.fn();
      writer.step("/inspirations/?goal=meet");
      writer.correct("/inspirations/?goal=meet", { shown: 48 });
      writer.whenStill(change);
      await vi.advanceTimersByTimeAsync(typingIntervalMs);
      expect(entries).toEqual(["/inspirations/", "/inspiration/swot/"]);
      writer.cancel();
      await end(arrive);
      expect(entries).toEqual(["/inspirations/", "/inspiration/swot/"]);
      expect(change).not.toHaveBeenCalled();
    });

    it("writes all of it in its order where that does not come", async () => {
      const writer = new AddressWriter();
      writer.step("/inspirations/?goal=meet");
      writer.type("/inspirations/?q=s&goal=meet");
      writer.type("/inspirations/?q=sw&goal=meet");
      await vi.advanceTimersByTimeAsync(typingIntervalMs);
      expect(writes).toBe(0);
      await end(fail);
      expect(entries.slice(2)).toEqual(["/inspirations/?goal=meet", "/inspirations/?q=sw&goal=meet"]);
    });

    it("waits for the one that has overtaken it as well", async () => {
      const writer = new AddressWriter();
      writer.correct("/inspirations/", { shown: 48 });
      fail();
      leaveFor("/discover/");
      await vi.advanceTimersByTimeAsync(typingIntervalMs);
      expect(entries.at(-1)).toBe("/discover/");
      await end(fail);
      expect(entries.at(-1)).toBe("/inspirations/");
      expect(state).toEqual({ shown: 48 });
    });
  });

  it("keeps with the present entry how many cards are shown", () => {
    const writer = new AddressWriter();
    writer.correct("/inspirations/", { shown: 48 });
    expect(entries).toEqual(["/inspirations/"]);
    expect(state).toEqual({ shown: 48 });
  });
});
