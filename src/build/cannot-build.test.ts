import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CannotBuildError, tellFailure } from "./cannot-build.ts";
import { ContentError } from "./read-site-content.ts";

function failureOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

describe("telling why a build failed", () => {
  it.each([
    new CannotBuildError("PORT is taken"),
    new ContentError([]),
    failureOf(() => readFileSync("/no/such/folder/at-all")),
  ])("says no more than what can be mended: %s", (error) => {
    expect(tellFailure(error)).toBe((error as Error).message);
  });

  it("says where a fault of its own happened", () => {
    expect(tellFailure(new TypeError("x is undefined"))).toMatch(
      /^TypeError: x is undefined\n +at .*cannot-build\.test\.ts/,
    );
    expect(tellFailure("a word")).toBe("a word");
  });
});
