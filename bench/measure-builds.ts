import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { contentFolder, projectFolder } from "../src/build/folders.ts";
import { formatPeers } from "./peers.ts";
import { printTable } from "./print-table.ts";
import { type BuildMeasurement, runBuild } from "./run-build.ts";
import { writeSyntheticContent } from "./synthetic-content.ts";

/** How often the real content is copied into the synthetic one, beside itself: 560 to 5,300 pages. */
const copies = [0, 3, 9];

/** With pictures and compression, larger contents take too long to wait for; the cost of a page does not change any more. */
const copiesOfWhole = [0, 1];

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
    const write = async (times: number) => {
      const synthetic = path.join(folder, String(times), "content");
      await writeSyntheticContent(contentFolder, synthetic, times);
      await clear(outFolder);
      return synthetic;
    };
    for (const times of copies) {
      light.push(await runBuild({ contentFolder: await write(times), outFolder, isLight: true }));
    }
    const corrected: BuildMeasurement[] = [];
    for (const times of copiesOfWhole) {
      const order = { contentFolder: await write(times), outFolder, isLight: false };
      await clear(cache);
      whole.push(await runBuild(order, { CACHE_FOLDER: cache }));
      await correctWord(order.contentFolder);
      corrected.push(await runBuild(order, { CACHE_FOLDER: cache }));
    }
    printGrowth("Builds without PNG pictures and compression", light);
    console.log(`\nEach further page elsewhere: ${formatPeers("buildMsPerPage")} ms`);
    console.log(`Peak memory elsewhere, at 5,278 pages: ${formatPeers("peakMib")} MiB`);
    printGrowth("Builds with everything, from a cold cache", whole);
    printGrowth("The same once a word of one template was corrected", corrected);
  } finally {
    await clear(folder);
    await clear(cache);
  }
}

async function correctWord(content: string): Promise<void> {
  const file = path.join(content, "inspirations/swot/en.yaml");
  const words = await readFile(file, "utf8");
  await writeFile(file, words.replace(/(?<=^promise: "?\w+)/m, "s"));
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
