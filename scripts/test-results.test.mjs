import { describe, expect, it } from "vitest";
import { addCounts, countPlaywright, countVitest, formatCounts, withExitCode } from "./test-results.mjs";

const none = { passed: 0, failed: 0, skipped: 0, flaky: [] };

describe("the closing line", () => {
  it("names what was skipped only when something was", () => {
    expect(formatCounts({ ...none, passed: 12 })).toBe("12 passed, 0 failed");
    expect(formatCounts({ passed: 1, failed: 2, skipped: 3, flaky: [] })).toBe("1 passed, 2 failed, 3 skipped");
  });

  it("adds up the stages", () => {
    const stage = { passed: 1, failed: 2, skipped: 3, flaky: ["a"] };
    expect(addCounts([stage, stage, none])).toEqual({ passed: 2, failed: 4, skipped: 6, flaky: ["a", "a"] });
  });

  it("has a failure when a stage ended badly without naming one", () => {
    expect(withExitCode(undefined, 1).failed).toBe(1);
    expect(withExitCode({ ...none, passed: 5 }, 1)).toEqual({ ...none, passed: 5, failed: 1 });
    expect(withExitCode({ ...none, failed: 3 }, 1).failed).toBe(3);
    expect(withExitCode(undefined, 0)).toEqual(none);
  });
});

describe("countVitest", () => {
  it("counts a file that could not be loaded as a failure", () => {
    const report = {
      numPassedTests: 4,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
      testResults: [
        { status: "passed", assertionResults: [{ status: "passed" }] },
        { status: "failed", assertionResults: [{ status: "failed" }, { status: "passed" }] },
        { status: "failed", assertionResults: [] },
      ],
    };
    expect(countVitest(report)).toEqual({ passed: 4, failed: 2, skipped: 3, flaky: [] });
  });
});

describe("countPlaywright", () => {
  it("counts a flaky test as passed, names it, and counts errors outside of tests as failures", () => {
    const report = {
      stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 },
      errors: [{ message: "no config" }],
      suites: [
        {
          title: "smoke.spec.ts",
          specs: [{ title: "steady", file: "smoke.spec.ts", tests: [{ status: "expected" }] }],
          suites: [{ title: "home", specs: [{ title: "shaky", file: "smoke.spec.ts", tests: [{ status: "flaky" }] }] }],
        },
      ],
    };
    expect(countPlaywright(report)).toEqual({ passed: 6, failed: 2, skipped: 2, flaky: ["smoke.spec.ts: shaky"] });
  });
});
