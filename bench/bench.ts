import { availableParallelism, loadavg, totalmem } from "node:os";
import { openBenchSite } from "./bench-site.ts";
import { measureListing } from "./listing/measure-listing.ts";
import { measureBuilds, measureScale } from "./measure-builds.ts";
import { measureBytes } from "./measure-bytes.ts";
import { measureLighthouse } from "./measure-lighthouse.ts";
import { measureNavigation } from "./measure-navigation.ts";
import { measureSearch } from "./measure-search.ts";
import { measureSize } from "./measure-size.ts";
import { measureStart } from "./measure-start.ts";
import { measureVisit } from "./measure-visit.ts";
import { measurePlan } from "./plan/measure-plan.ts";
import { printRows, type Row } from "./rows.ts";

/** The measurements of the built site, in the order in which they are printed. */
const onSite = {
  bytes: measureBytes,
  visit: measureVisit,
  size: measureSize,
  navigation: measureNavigation,
  plan: measurePlan,
  lighthouse: measureLighthouse,
};

/** Measurements that make a site of their own, or need none. */
const onItsOwn = { search: measureSearch, listing: measureListing, start: measureStart, build: measureBuilds };

/** Takes a quarter of an hour and some gigabytes on disk, so it runs only when asked for. */
const onDemand = { scale: measureScale };

const known = { ...onSite, ...onItsOwn, ...onDemand };

/** `npm run bench`: everything but `scale`; `npm run bench -- bytes build`: some of it. */
const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys({ ...onSite, ...onItsOwn });
const unknown = wanted.filter((name) => !(name in known));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(", ")} to measure. Choose from: ${Object.keys(known).join(", ")}`);
  process.exit(1);
}

const memoryGib = Math.round(totalmem() / 1024 ** 3);
console.log(`Node ${process.versions.node}, ${availableParallelism()} cores, ${memoryGib} GiB`);
const [load = 0] = loadavg();
if (load > 1)
  console.log(`The machine is busy with something else (load ${load.toFixed(1)}): do not trust the timings.`);

const rows: Row[] = [];
/** A measurement gives rows where something is promised, and else only prints. */
const note = (outcome: unknown) => {
  if (Array.isArray(outcome)) rows.push(...outcome);
};

const measureAndTell = async (name: string, measure: () => unknown) => {
  const started = performance.now();
  note(await measure());
  console.log(`\n(${name}: ${((performance.now() - started) / 1000).toFixed(0)} s)`);
};

const chosen = Object.entries(onSite).filter(([name]) => wanted.includes(name));
if (chosen.length > 0) {
  const site = await openBenchSite();
  try {
    for (const [name, measure] of chosen) await measureAndTell(name, () => measure(site));
  } finally {
    await site.close();
  }
}
for (const [name, measure] of Object.entries({ ...onItsOwn, ...onDemand })) {
  if (wanted.includes(name)) await measureAndTell(name, measure);
}
printRows(rows);
