import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { contentFolder, projectFolder } from "../src/build/folders.ts";
import { formatPeers } from "./peers.ts";
import { printTable } from "./print-table.ts";
import { type BuildMeasurement, runBuild } from "./run-build.ts";
import { copiesFor, writeSyntheticContent } from "./synthetic-content.ts";

/** How many template pages the synthetic contents have, about. */
const sizes = [100, 750, 5000];

/** With pictures and compression, larger contents take too long to wait for; the cost of a page does not change any more. */
const largestWhole = 750;

const stages = ["compile", "assemble", "render", "write", "pictures", "compress"] as const;

/** What a build costs: of the real content, and how that grows with the content. */
export async function measureBuilds(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "bench-build-"));
  const cache = path.join(projectFolder, "node_modules/.cache/marelle-bench");
  const outFolder = path.join(folder, "dist");
  const clear = (target: string) => rm(target, { recursive: true, force: true });
  try {
    const real = { contentFolder, outFolder, isLight: false };
    await clear(cache);
    const cold = await runBuild(real, { CACHE_FOLDER: cache });
    const warm = await runBuild(real, { CACHE_FOLDER: cache });
    printRealBuilds([
      ["cold cache", cold],
      ["warm cache", warm],
    ]);

    const light: BuildMeasurement[] = [];
    const whole: BuildMeasurement[] = [];
    for (const size of sizes) {
      const synthetic = path.join(folder, String(size), "content");
      await writeSyntheticContent(contentFolder, synthetic, await copiesFor(contentFolder, size));
      await clear(outFolder);
      light.push(await runBuild({ contentFolder: synthetic, outFolder, isLight: true }));
      if (size > largestWhole) continue;
      // A cache that knows the fonts alone.
      await clear(cache);
      await clear(outFolder);
      whole.push(await runBuild({ contentFolder: synthetic, outFolder, isLight: false }, { CACHE_FOLDER: cache }));
    }
    printGrowth("Builds without PNG pictures and compression", light);
    console.log(`\nEach further page elsewhere: ${formatPeers("buildMsPerPage")} ms`);
    console.log(`Peak memory elsewhere, at 5,278 pages: ${formatPeers("peakMib")} MiB`);
    printGrowth("Builds with everything, from a cold cache", whole);
  } finally {
    await clear(folder);
    await clear(cache);
  }
}

function printRealBuilds(builds: [string, BuildMeasurement][]): void {
  const names = [...new Set(builds.flatMap(([, build]) => Object.keys(build.stages)))];
  printTable(
    "Build of the real content, in seconds",
    ["", "pages", "in all", "CPU", ...names, "peak MiB"],
    builds.map(([name, { pages, totalMs, cpuMs, stages, peakMib }]) => [
      name,
      String(pages),
      ...[totalMs, cpuMs, ...names.map((stage) => stages[stage] ?? 0)].map((ms) => (ms / 1000).toFixed(2)),
      peakMib.toFixed(0),
    ]),
  );
}

function printGrowth(title: string, builds: BuildMeasurement[]): void {
  const perPage = (ms: number, pages: number) => (ms / pages).toFixed(2);
  const rows = builds.map(({ pages, totalMs, cpuMs, stages: taken, peakMib }) => [
    String(pages),
    (totalMs / 1000).toFixed(1),
    (cpuMs / 1000).toFixed(1),
    ...stages.map((stage) => perPage(taken[stage] ?? 0, pages)),
    peakMib.toFixed(0),
  ]);
  // The start costs the same for every size: the difference between two sizes shows what pages alone cost.
  const growth = builds.slice(1).map((build, index) => {
    const before = builds[index] as BuildMeasurement;
    const pages = build.pages - before.pages;
    return [
      `each page from ${before.pages} to ${build.pages}`,
      `${perPage(build.totalMs - before.totalMs, pages)} ms`,
      `${perPage(build.cpuMs - before.cpuMs, pages)} ms`,
      ...stages.map((stage) => perPage((build.stages[stage] ?? 0) - (before.stages[stage] ?? 0), pages)),
      "",
    ];
  });
  printTable(
    `${title}, stages in ms a page`,
    ["pages", "in all, s", "CPU, s", ...stages, "peak MiB"],
    [...rows, ...growth],
  );
}
