import { expect, it } from "vitest";
import { blockOnNow } from "./block-on-now.ts";

it("knows which block is on, and for how long (R2.16)", () => {
  const blocks = [
    { startsAfter: 0, minutes: 10 },
    { startsAfter: 10, minutes: 15 },
    { startsAfter: 40, minutes: 5 },
  ];
  const at = (minutes: number, seconds = 0) =>
    blockOnNow({ start: "09:00" }, blocks, new Date(2026, 10, 22, 9, minutes, seconds));
  expect(at(0)).toEqual({ index: 0, minutesLeft: 10 });
  expect(at(9, 30)).toEqual({ index: 0, minutesLeft: 1 });
  expect(at(10)).toEqual({ index: 1, minutesLeft: 15 });
  expect(at(30)).toBeUndefined();
  expect(at(44, 59)).toEqual({ index: 2, minutesLeft: 1 });
  expect(at(45)).toBeUndefined();
  expect(at(-1)).toBeUndefined();
});
