import { expect, it } from "vitest";
import { judgeAnswer } from "./judge-answer.ts";

it.each([
  [200, "success", 2, "stored"],
  [200, "success", 1, "stored"],
  [200, "other", 2, "later"],
  [202, "success", 2, "later"],
  [413, "", 2, "smaller"],
  [413, "", 1, "refused"],
  [400, "invalid_events", 2, "smaller"],
  [400, "invalid_events", 1, "refused"],
  [400, "invalid_key", 1, "later"],
  [400, "bad_checksum", 1, "later"],
  [429, "", 1, "later"],
  [500, "success", 1, "later"],
])("%i %s to %i: %s (R7.4)", (status, text, events, verdict) => {
  expect(judgeAnswer({ status, text }, events)).toBe(verdict);
});

it("no answer: later", () => {
  expect(judgeAnswer(undefined, 1)).toBe("later");
});
