import { defineConfig } from "@playwright/test";
import { chromiumFlags, findChromium, findWholeChromium } from "./scripts/ensure-chromium.mjs";

const isCi = Boolean(process.env.CI);

// Found once and handed on, since each worker reads this file again.
const chromium = process.env.CHROMIUM_PATH || findChromium();
if (chromium) process.env.CHROMIUM_PATH = chromium;

const wholeChromium = findWholeChromium(chromium);

const longest = "same-build.spec.ts";

/**
 * What the headless shell lacks, in some of its releases at least: the memory that keeps a page when another site's is opened, and
 * tabs behind the one on view.
 */
const needsWhole = /@whole-browser/;

function startedFrom(executablePath: string | undefined) {
  return { ...(executablePath ? { executablePath } : {}), args: chromiumFlags };
}

export default defineConfig({
  testDir: "tests/journeys",
  // What takes longest begins first, so that nothing waits for it alone in the end.
  projects: [
    { name: "builds", testMatch: longest },
    { name: "journeys", testMatch: "*.spec.ts", testIgnore: longest, grepInvert: needsWhole },
    {
      name: "whole browser",
      testMatch: "*.spec.ts",
      grep: needsWhole,
      // Playwright turns off the memory that keeps a page when another site's is opened.
      use: { launchOptions: { ...startedFrom(wholeChromium), ignoreDefaultArgs: ["--disable-back-forward-cache"] } },
    },
  ],
  outputDir: ".cache/marelle/journeys",
  workers: 2,
  // On a busy machine all takes longer: to wait is no failure.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  forbidOnly: isCi,
  retries: isCi ? 1 : 0,
  reporter: "line",
  use: {
    browserName: "chromium",
    trace: "on-first-retry",
    launchOptions: startedFrom(chromium),
  },
});
