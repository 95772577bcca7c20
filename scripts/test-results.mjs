/**
 * What the test runners' JSON reports say, as numbers.
 *
 * @typedef {{ passed: number, failed: number, skipped: number, flaky: string[] }} Counts
 * @typedef {{ status: string, assertionResults: { status: string }[] }} VitestFile
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests?: number,
 *   testResults: VitestFile[] }} VitestReport
 * @typedef {{ title: string, specs?: { title: string, file: string, tests: { status: string }[] }[],
 *   suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[],
 *   suites: PlaywrightSuite[] }} PlaywrightReport
 */

/**
 * @param {VitestReport} report
 * @returns {Counts}
 */
export function countVitest(report) {
  // A file that cannot be loaded fails without a single test in it.
  const brokenFiles = report.testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
    flaky: [],
  };
}

/**
 * @param {PlaywrightReport} report
 * @returns {Counts}
 */
export function countPlaywright({ stats, errors, suites }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    flaky: suites.flatMap(listFlaky),
  };
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
function listFlaky({ specs = [], suites = [] }) {
  const own = specs
    .filter((spec) => spec.tests.some((test) => test.status === "flaky"))
    .map((spec) => `${spec.file}: ${spec.title}`);
  return [...own, ...suites.flatMap(listFlaky)];
}

/**
 * A stage that ended badly counts as a failure, even when its report names none or there is no report.
 *
 * @param {Counts | undefined} counts
 * @param {number} exitCode
 * @returns {Counts}
 */
export function withExitCode(counts = { passed: 0, failed: 0, skipped: 0, flaky: [] }, exitCode) {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/**
 * @param {Counts[]} all
 * @returns {Counts}
 */
export function addCounts(all) {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    skipped: all.reduce((sum, { skipped }) => sum + skipped, 0),
    flaky: all.flatMap(({ flaky }) => flaky),
  };
}

/** @param {Counts} counts */
export function formatCounts({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
