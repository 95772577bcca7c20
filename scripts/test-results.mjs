import { stripVTControlCharacters } from "node:util";

/**
 * Reads the stages' JSON reports: counts of tests, and the failures with their reasons.
 *
 * @typedef {{ title: string, why: string }} Failure
 * @typedef {{ passed: number, failed: number, skipped: number, failures: Failure[] }} Counts
 * @typedef {{ name: string, findings: readonly string[] }[]} CheckReport
 * @typedef {{ name: string, status: string, message?: string,
 *   assertionResults: { status: string, fullName: string, failureMessages?: string[] }[] }} VitestFile
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests?: number,
 *   testResults: VitestFile[] }} VitestReport
 * @typedef {{ message?: string }} PlaywrightError
 * @typedef {{ status: string, results: { errors: PlaywrightError[] }[] }} PlaywrightTest
 * @typedef {{ title: string, file: string, tests: PlaywrightTest[] }} PlaywrightSpec
 * @typedef {{ title: string, specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {{ stats: { expected: number, unexpected: number, skipped: number }, errors: PlaywrightError[],
 *   suites: PlaywrightSuite[] }} PlaywrightReport
 */

/** @type {Counts} */
const none = { passed: 0, failed: 0, skipped: 0, failures: [] };

/** Enough lines to tell one failure from another, for readers who see only the end of a long log. */
const maxLinesOfWhy = 12;

/**
 * A check counts only where it fails.
 *
 * @param {CheckReport} report
 * @returns {Counts}
 */
export function countChecks(report) {
  const failures = report
    .filter(({ findings }) => findings.length > 0)
    .map(({ name, findings }) => ({ title: name, why: findings.join("\n") }));
  return { ...none, failed: failures.length, failures };
}

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
    ...none,
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
    failures: [
      ...brokenFiles.map(({ name, message = "" }) => ({ title: name, why: message })),
      ...report.testResults.flatMap(listFailedTests),
    ],
  };
}

/**
 * @param {VitestFile} file
 * @returns {Failure[]}
 */
function listFailedTests({ name, assertionResults }) {
  return assertionResults
    .filter((test) => test.status === "failed")
    .map((test) => ({ title: `${name}: ${test.fullName}`, why: (test.failureMessages ?? []).join("\n") }));
}

/**
 * @param {PlaywrightReport} report
 * @returns {Counts}
 */
export function countPlaywright({ stats, errors, suites }) {
  const specs = suites.flatMap(listSpecs);
  return {
    passed: stats.expected,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [
      ...errors.map((error) => ({ title: "outside of the tests", why: describeErrors([error]) })),
      ...specs
        .filter((spec) => hasFailed(spec))
        .map((spec) => ({ title: titleOf(spec), why: describeErrors(errorsOf(spec)) })),
    ],
  };
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {PlaywrightSpec[]}
 */
function listSpecs({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(listSpecs)];
}

/** @param {PlaywrightSpec} spec */
function hasFailed(spec) {
  return spec.tests.some((test) => test.status === "unexpected");
}

/** @param {PlaywrightSpec} spec */
function titleOf(spec) {
  return `${spec.file}: ${spec.title}`;
}

/** @param {PlaywrightSpec} spec */
function errorsOf(spec) {
  return spec.tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
}

/** @param {PlaywrightError[]} errors */
function describeErrors(errors) {
  return errors.map(({ message = "" }) => message).join("\n");
}

/**
 * A stage that ended badly counts as a failure, even when its report names none or it writes none.
 *
 * @param {string} stage
 * @param {number} exitCode
 * @param {Counts} [counts]
 * @returns {Counts}
 */
export function withExitCode(stage, exitCode, counts = none) {
  if (exitCode === 0 || counts.failed > 0) return counts;
  return addCounts([counts, failedBecause(stage, `It ended with ${exitCode}.`)]);
}

/**
 * A failure outside of the tests.
 *
 * @param {string} title
 * @param {string} why
 * @returns {Counts}
 */
export function failedBecause(title, why) {
  return { ...none, failed: 1, failures: [{ title, why }] };
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
    failures: all.flatMap(({ failures }) => failures),
  };
}

/**
 * The end of the log: all failures with their reasons, and the totals.
 *
 * @param {Counts} counts
 */
export function formatCounts({ passed, failed, skipped, failures }) {
  return [
    ...(failures.length > 0 ? ["FAILED:", ...failures.flatMap(formatFailure), ""] : []),
    `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`,
  ].join("\n");
}

/** @param {Failure} failure */
function formatFailure({ title, why }) {
  const lines = stripVTControlCharacters(why).split("\n");
  const shown = lines.length > maxLinesOfWhy ? [...lines.slice(0, maxLinesOfWhy), "..."] : lines;
  return [`  ${title}`, ...shown.map((line) => `    ${line}`)];
}
