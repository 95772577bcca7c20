import { afterEach, describe, expect, it, vi } from "vitest";
import { locales } from "../../domain/locale.ts";
import { number } from "./message-runtime.ts";

afterEach(() => vi.restoreAllMocks());

describe("numbers in messages (R1.2)", () => {
  it.each(locales)("are written as %s writes them", (locale) => {
    const format = new Intl.NumberFormat(locale);
    for (const count of [0, 1, 14, 999, 1000, 9999, 10_000, 1_234_567, 2.5, -3]) {
      expect(number(locale, count, 0)).toBe(format.format(count));
    }
    expect(number(locale, 1001, 2)).toBe("999");
  });

  it("need no number format below a thousand", () => {
    const made = vi.spyOn(Intl, "NumberFormat");
    expect(number("fr", 999, 0)).toBe("999");
    expect(made).not.toHaveBeenCalled();
  });
});
