import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isSmallWindow, resizeDebounceMs, smallWindowBelowPx, watchResize } from "./small-window.ts";

let browserWindow: EventTarget;
let windowPx: number;
let textPx: number;

/** Reads `rem` as browsers do, by the text size that they are set to. */
const matchMedia = (query: string) => {
  const least = Number(/^\(min-width: ([\d.]+)rem\)$/.exec(query)?.[1]);
  return { matches: windowPx >= least * textPx };
};

const resizeTo = (width: number) => {
  windowPx = width;
  browserWindow.dispatchEvent(new Event("resize"));
};

beforeEach(() => {
  vi.useFakeTimers();
  windowPx = 1440;
  textPx = 16;
  browserWindow = Object.assign(new EventTarget(), { matchMedia });
  vi.stubGlobal("window", browserWindow);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a small window", () => {
  it.each([
    [320, true],
    [1023, true],
    [1024, false],
    [1440, false],
  ])("of %i pixels: %s (R3.5, R4.1)", (width, isSmall) => {
    expect(smallWindowBelowPx).toBe(1024);
    windowPx = width;
    expect(isSmallWindow()).toBe(isSmall);
  });

  it("is as much wider where the text is larger, as the style sheet has it (R4.1)", () => {
    textPx = 32;
    windowPx = 2047;
    expect(isSmallWindow()).toBe(true);
    windowPx = 2048;
    expect(isSmallWindow()).toBe(false);
  });

  it("is told of once, when a resize has been over for 50 ms (R4.1, R9.1)", () => {
    expect(resizeDebounceMs).toBe(50);
    const onResized = vi.fn<() => void>();
    watchResize(onResized);
    for (let width = 1400; width > 900; width -= 10) {
      resizeTo(width);
      vi.advanceTimersByTime(49);
    }
    expect(onResized).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onResized).toHaveBeenCalledTimes(1);
  });

  it("is told of no more once nobody listens, not even of a resize that is just over", () => {
    const onResized = vi.fn<() => void>();
    const stop = watchResize(onResized);
    resizeTo(500);
    stop();
    resizeTo(600);
    vi.advanceTimersByTime(1000);
    expect(onResized).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
