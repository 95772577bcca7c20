import { expect, it } from "vitest";
import { proposedStart } from "./proposed-start.ts";

it.each([
  [9, 0, 30, "09:00"],
  [9, 1, 0, "09:15"],
  [14, 15, 0, "14:15"],
  [23, 50, 0, "00:00"],
])("proposes the next full quarter of an hour: after %i:%i:%i, %s", (hours, minutes, seconds, start) => {
  expect(proposedStart(new Date(2026, 10, 22, hours, minutes, seconds).getTime())).toBe(start);
});
