import { describe, expect, it, vi } from "vitest";
import { leaveComposedKeys } from "./composed-keys.ts";

function press(key: string, how: Partial<KeyboardEvent> = {}) {
  const event = { key, keyCode: 27, isComposing: false, stopImmediatePropagation: vi.fn(), preventDefault: vi.fn() };
  leaveComposedKeys(Object.assign(event, how) as unknown as KeyboardEvent);
  return {
    isLeft: event.stopImmediatePropagation.mock.calls.length > 0,
    isPrevented: event.preventDefault.mock.calls.length > 0,
  };
}

describe("leaveComposedKeys", () => {
  it("leaves a key to the letter that is composed, of which Safari tells by a code", () => {
    expect(press("Enter", { isComposing: true })).toEqual({ isLeft: true, isPrevented: false });
    expect(press("Enter", { keyCode: 229 })).toEqual({ isLeft: true, isPrevented: false });
  });

  it("keeps the browser from answering Escape, too", () => {
    expect(press("Escape", { isComposing: true })).toEqual({ isLeft: true, isPrevented: true });
  });

  it("leaves every other key to the page", () => {
    expect(press("Escape")).toEqual({ isLeft: false, isPrevented: false });
    expect(press("Enter")).toEqual({ isLeft: false, isPrevented: false });
  });
});
