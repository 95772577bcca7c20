import { describe, expect, it } from "vitest";
import {
  addCounts,
  countChecks,
  countPlaywright,
  countVitest,
  failedBecause,
  formatCounts,
  withExitCode,
} from "./test-results.mjs";

const none = { passed: 0, failed: 0, skipped: 0, failures: [] };

describe("the end of the log", () => {
  it("sums up in one line, and names what was skipped only when something was", () => {
    expect(formatCounts({ ...none, passed: 12 })).toBe("12 passed, 0 failed");
    expect(formatCounts({ ...none, passed: 1, failed: 2, skipped: 3 })).toBe("1 passed, 2 failed, 3 skipped");
  });

  it("names what failed, with why", () => {
    const counts = failedBecause("content", "levels.yaml: no name\n\u001b[31mwrite one\u001b[39m");
    expect(formatCounts(counts).split("\n")).toEqual([
      "FAILED:",
      "  content",
      "    levels.yaml: no name",
      "    write one",
      "",
      "0 passed, 1 failed",
    ]);
  });

  it("cuts a long why", () => {
    const why = Array.from({ length: 40 }, (_, line) => `line ${line}`).join("\n");
    const lines = formatCounts(failedBecause("content", why)).split("\n");
    expect(lines).toContain("    ...");
    expect(lines.length).toBeLessThan(20);
  });

  it("adds up the stages", () => {
    const stage = { passed: 1, failed: 2, skipped: 3, failures: [{ title: "b", why: "c" }] };
    const sum = { passed: 2, failed: 4, skipped: 6 };
    expect(addCounts([stage, stage, none])).toEqual({ ...sum, failures: [...stage.failures, ...stage.failures] });
  });

  it("has a failure when a stage ended badly without naming one", () => {
    const failures = [{ title: "Build", why: "It ended with 1." }];
    expect(withExitCode("Build", 1)).toEqual({ ...none, failed: 1, failures });
    expect(withExitCode("Build", 1, { ...none, passed: 5 })).toEqual({ ...none, passed: 5, failed: 1, failures });
    expect(withExitCode("Build", 1, { ...none, failed: 3 }).failed).toBe(3);
    expect(withExitCode("Build", 0)).toEqual(none);
  });
});

describe("countChecks", () => {
  it("counts what failed alone, with what it found", () => {
    const report = [
      { name: "prose", findings: [] },
      { name: "content", findings: ["a is wrong", "b is wrong"] },
    ];
    const failures = [{ title: "content", why: "a is wrong\nb is wrong" }];
    expect(countChecks(report)).toEqual({ ...none, failed: 1, failures });
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
        { name: "a.test.ts", status: "passed", assertionResults: [{ status: "passed", fullName: "adds" }] },
        {
          name: "b.test.ts",
          status: "failed",
          assertionResults: [
            { status: "failed", fullName: "takes away", failureMessages: ["expected 1 to be 2"] },
            { status: "passed", fullName: "adds" },
          ],
        },
        { name: "c.test.ts", status: "failed", message: "no such module", assertionResults: [] },
      ],
    };
    const failures = [
      { title: "c.test.ts", why: "no such module" },
      { title: "b.test.ts: takes away", why: "expected 1 to be 2" },
    ];
    expect(countVitest(report)).toEqual({ ...none, passed: 4, failed: 2, skipped: 3, failures });
  });
});

describe("countPlaywright", () => {
  const file = "smoke.spec.ts";
  /**
   * @param {string} title
   * @param {string} status
   * @param {string[]} wrong
   */
  const spec = (title, status, ...wrong) => ({
    title,
    file,
    tests: [{ status, results: [{ errors: wrong.map((message) => ({ message })) }] }],
  });

  it("names what failed, and counts errors outside of tests as failures", () => {
    const report = {
      stats: { expected: 5, unexpected: 1, skipped: 2 },
      errors: [{ message: "no config" }],
      suites: [
        {
          title: file,
          specs: [spec("steady", "expected")],
          suites: [{ title: "home", specs: [spec("broken", "unexpected", "no heading")] }],
        },
      ],
    };
    expect(countPlaywright(report)).toEqual({
      passed: 5,
      failed: 2,
      skipped: 2,
      failures: [
        { title: "outside of the tests", why: "no config" },
        { title: "smoke.spec.ts: broken", why: "no heading" },
      ],
    });
  });
});
