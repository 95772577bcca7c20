import { buildSite } from "../src/build/build-site.ts";
import { readConfig } from "../src/build/read/read-config.ts";
import type { BuildMeasurement, BuildRequest } from "./run-build.ts";

/** One build in a process of its own, so that its memory can be told. */
const [, , order = "{}"] = process.argv;
const { contentFolder, outFolder, isLight } = JSON.parse(order) as BuildRequest;
const started = performance.now();
const { pages, compiledTemplates, stages } = await buildSite({
  contentFolder,
  outFolder,
  isLight,
  config: readConfig({}),
});
const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
const measurement: BuildMeasurement = {
  pages,
  compiledTemplates,
  stages: Object.fromEntries(stages),
  totalMs: performance.now() - started,
  cpuMs: (userCPUTime + systemCPUTime) / 1000,
  peakMib: maxRSS / 1024,
};
process.send?.(measurement);
