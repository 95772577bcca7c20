import { defineConfig } from "@playwright/test";
import { chromiumFlags, findChromium, findWholeChromium } from "./scripts/ensure-chromium.mjs";

// Found once and handed on, since each worker reads this file again.
const chromium = process.env.CHROMIUM_PATH || findChromium();
if (chromium) process.env.CHROMIUM_PATH = chromium;

const wholeChromium = findWholeChromium(chromium);

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
  projects: [
    { name: "journeys", testMatch: "*.spec.ts", grepInvert: needsWhole },
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
  expect: { timeout: 15_000, toPass: { timeout: 15_000 } },
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A journey that fails by chance is mended, not tried again.
  retries: 0,
  reporter: "line",
  use: {
    browserName: "chromium",
    launchOptions: startedFrom(chromium),
  },
});
