import { expect, it } from "vitest";
import { createDateFormatter } from "./format-date.ts";

it("writes the first of a month in French as one does, and all other dates as Intl has them", () => {
  const french = createDateFormatter("fr");
  expect(["2026-07-01", "2026-07-11", "2026-07-21"].map(french)).toEqual([
    "1er juillet 2026",
    "11 juillet 2026",
    "21 juillet 2026",
  ]);
  expect(createDateFormatter("en")("2026-07-01")).toBe("1 July 2026");
  expect(createDateFormatter("de")("2026-07-01")).toBe("1. Juli 2026");
  expect(createDateFormatter("pt")("2026-07-01")).toBe("1 de julho de 2026");
});
