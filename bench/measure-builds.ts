import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { contentFolder, projectFolder } from "../src/build/folders.ts";
import { formatPeers } from "./peers.ts";
import { printTable } from "./print-table.ts";
import { type BuildMeasurement, type BuildRequest, runBuild } from "./run-build.ts";
import { writeSyntheticContent } from "./synthetic-content.ts";

/** Numbers of further copies of the real content in the synthetic content: 560 to 7,400 pages. */
const copies = [0, 3, 9, 13];

/** 10,050 templates in seven languages: 70,000 pages. */
const copiesAtScale = 133;

/** The longest time for a build after a word of one template was corrected: of the real content, and of 1,050 templates. */
const mostMsAfterWord = { real: 5_000, synthetic: 25_000 };

/** Measures full builds of the real content, and how the cost of a build grows with the content. */
export function measureBuilds(): Promise<boolean> {
  return withFolder(async (folder) => {
    const real = await copyContent(folder, 0);
    const order = { contentFolder: real, outFolder: path.join(folder, "dist"), isLight: false };
    const build = () => runBuild(order, { CACHE_FOLDER: path.join(cache, "real") });
    const cold = await build();
    const same = await build();
    await correctWord(real);
    const corrected = await build();
    printBuilds("The real content, with pictures and compressed copies, in seconds", [
      ["from nothing", cold],
      ["nothing changed", same],
      ["a word corrected", corrected],
    ]);

    const growth: LightMeasurement[] = [];
    for (const times of copies) growth.push(await measureLight(folder, times));
    printGrowth(
      "Without pictures and compressed copies, from nothing",
      growth.map(({ full }) => full),
    );
    printBuilds(
      "The same once a word is corrected, in seconds",
      growth.map((each) => [`${each.corrected.pages} pages`, each.corrected]),
    );
    console.log(`\nEach further page elsewhere, in ms: ${formatPeers("buildMsPerPage")}`);
    console.log(`Peak memory elsewhere, at 5,278 pages, in MiB: ${formatPeers("peakMib")}`);
    const largest = growth.at(-1)?.corrected.totalMs ?? 0;
    return isFastEnough(corrected.totalMs, mostMsAfterWord.real) && isFastEnough(largest, mostMsAfterWord.synthetic);
  });
}

/** Measures builds of ten thousand templates in each language. */
export function measureScale(): Promise<void> {
  return withFolder(async (folder) => {
    const { full, corrected } = await measureLight(folder, copiesAtScale);
    printBuilds("Ten thousand templates, without pictures and compressed copies, in seconds", [
      ["from nothing", full],
      ["a word corrected", corrected],
    ]);
  });
}

type LightMeasurement = Record<"full" | "corrected", BuildMeasurement>;

async function measureLight(folder: string, times: number): Promise<LightMeasurement> {
  const content = await copyContent(folder, times);
  // Built folders are removed only at the end: after many deletions, some file systems create new files slowly.
  const order: BuildRequest = { contentFolder: content, outFolder: path.join(folder, `dist-${times}`), isLight: true };
  const build = () => runBuild(order, { CACHE_FOLDER: path.join(cache, String(times)) });
  const full = await build();
  await correctWord(content);
  return { full, corrected: await build() };
}

const cache = path.join(projectFolder, ".cache/marelle-bench");
const clear = (target: string) => rm(target, { recursive: true, force: true });

async function withFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), "bench-build-"));
  await clear(cache);
  try {
    return await work(folder);
  } finally {
    await clear(folder);
    await clear(cache);
  }
}

async function copyContent(folder: string, times: number): Promise<string> {
  const content = path.join(folder, String(times), "content");
  await clear(content);
  await writeSyntheticContent(contentFolder, content, times);
  return content;
}

async function correctWord(content: string): Promise<void> {
  const file = path.join(content, "inspirations/swot/en.yaml");
  const words = await readFile(file, "utf8");
  await writeFile(file, words.replace(/(?<=^promise: "?\w+)/m, "s"));
}

function isFastEnough(ms: number, most: number): boolean {
  console.log(`\nAfter a corrected word ${(ms / 1000).toFixed(1)} s (at most ${most / 1000}).`);
  return ms <= most;
}

function printBuilds(title: string, builds: [string, BuildMeasurement][]): void {
  const names = [...new Set(builds.flatMap(([, build]) => Object.keys(build.stages)))];
  printTable(
    title,
    ["", "pages", "compiled", "in all", "CPU", ...names, "peak MiB"],
    builds.map(([name, { pages, compiledTemplates, totalMs, cpuMs, stages, peakMib }]) => [
      name,
      String(pages),
      String(compiledTemplates),
      ...[totalMs, cpuMs, ...names.map((stage) => stages[stage] ?? 0)].map((ms) => (ms / 1000).toFixed(2)),
      peakMib.toFixed(0),
    ]),
  );
}

const stages = ["compile", "pages"] as const;

function printGrowth(title: string, builds: BuildMeasurement[]): void {
  const perPage = (ms: number, pages: number) => (ms / pages).toFixed(2);
  const rows = builds.map(({ pages, totalMs, cpuMs, stages: taken, peakMib }) => [
    String(pages),
    (totalMs / 1000).toFixed(1),
    (cpuMs / 1000).toFixed(1),
    ...stages.map((stage) => perPage(taken[stage] ?? 0, pages)),
    peakMib.toFixed(0),
  ]);
  // The start costs the same for every size, so the difference between two sizes is the cost of the pages alone.
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
