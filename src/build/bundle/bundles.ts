import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm, utimes } from "node:fs/promises";
import path from "node:path";
import type { CodeAssets } from "../../domain/renderer.ts";
import { keepNewest } from "../cache/keep-newest.ts";
import { hashOf } from "../cache/result-cache.ts";
import { hashSources } from "../cache/source-hash.ts";
import { cacheFolder, projectFolder } from "../folders.ts";
import { runInProcess } from "../workers/run-in-process.ts";
import type { SiteCode } from "./bundle-input.ts";

/** An order for a bundle: of the code that draws, of the code of the worker pool's threads, or of the code for browsers. */
export type BundleOrder = ({ kind: "renderer" | "site"; code: SiteCode } | { kind: "worker" }) & {
  /** The folder to write to. */
  folder: string;
};

type Bundled = BundleOrder extends infer Order ? (Order extends BundleOrder ? Omit<Order, "folder"> : never) : never;

/** The modules that draw, in the renderer's folder: named by their inputs in `bundle-renderer.ts`. */
export const rendererFiles = { pages: "pages.mjs", boards: "boards.mjs" } as const;

/** The files and folders of a bundle. */
export const fileNames = {
  renderer: "renderer",
  worker: "worker.mjs",
  site: "site",
  assets: "assets.json",
} as const;

/** The folder of all bundles. It is inside the project, so that Node finds the packages that a bundle imports. */
const bundlesFolder = path.join(cacheFolder, "bundles");

/** The number of bundles to keep, the newest ones. A build uses three. */
const mostKept = 18;

/** The folder with the modules that draw. */
export async function bundledRenderer(code: SiteCode): Promise<string> {
  return path.join(await bundle({ kind: "renderer", code }), fileNames.renderer);
}

/** The file that the threads of the worker pool run. */
export async function bundledWorker(): Promise<string> {
  return path.join(await bundle({ kind: "worker" }), fileNames.worker);
}

export interface BundledSite {
  /** Holds the files, at their addresses. */
  folder: string;
  assets: CodeAssets;
}

/** The bundle that runs in the browser. */
export async function bundledSite(code: SiteCode): Promise<BundledSite> {
  const folder = await bundle({ kind: "site", code });
  const assets = JSON.parse(await readFile(path.join(folder, fileNames.assets), "utf8")) as CodeAssets;
  return { folder: path.join(folder, fileNames.site), assets };
}

/** Makes a bundle once for the same sources. The worker's holds the project's path, so that is part of the hash. */
async function bundle(bundled: Bundled): Promise<string> {
  const hash = hashOf([projectFolder, hashSources(), JSON.stringify(bundled)]);
  const folder = path.join(bundlesFolder, `${bundled.kind}-${hash}`);
  if (existsSync(folder)) {
    const now = new Date();
    await utimes(folder, now, now);
    return folder;
  }
  await mkdir(bundlesFolder, { recursive: true });
  const unfinished = await mkdtemp(path.join(bundlesFolder, "unfinished-"));
  try {
    const order: BundleOrder = { ...bundled, folder: unfinished };
    // Vite reads its mode from the environment, which may be that of a test: bundles are for production.
    await runInProcess(new URL("./bundler.ts", import.meta.url), order, { NODE_ENV: "production" });
    // Another build may have made the same bundle meanwhile.
    await rename(unfinished, folder).catch((error) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  await keepNewest(bundlesFolder, mostKept, folder);
  return folder;
}
