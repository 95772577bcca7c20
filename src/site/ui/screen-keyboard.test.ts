import { afterEach, describe, expect, it, vi } from "vitest";
import { leaveDoneField } from "./screen-keyboard.ts";

describe("leaveDoneField", () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ["leaves on Enter, where the keyboard is on the screen", "Enter", "done", true, 1],
    ["stays where the keyboard is none on the screen", "Enter", "done", false, 0],
    ["stays on other keys", "4", "done", true, 0],
    ["stays where it promises something else", "Enter", "search", true, 0],
  ])("%s", (_, key, enterKeyHint, isCoarse, times) => {
    vi.stubGlobal("matchMedia", () => ({ matches: isCoarse }));
    const blur = vi.fn();
    leaveDoneField({ key, target: { enterKeyHint, blur } } as unknown as KeyboardEvent);
    expect(blur).toHaveBeenCalledTimes(times);
  });
});
