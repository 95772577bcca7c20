import { fork } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm, utimes } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { CodeAssets } from "../../domain/renderer.ts";
import { cacheFolder } from "../folders.ts";
import { keepNewest } from "../keep-newest.ts";
import { hashOf } from "../result-cache.ts";
import { hashSources } from "../source-hash.ts";
import type { SiteCode } from "./site-code.ts";

export interface BundleOrder {
  kind: "renderer" | "site";
  code: SiteCode;
  folder: string;
}

export interface BundlerAnswer {
  error?: string;
}

/** What a bundle's folder holds. */
export const fileNames = { renderer: "prerender.js", site: "site", assets: "assets.json" } as const;

/** Inside the project, where a bundle finds its packages. */
const bundlesFolder = path.join(cacheFolder, "bundles");

/** Of the newest bundles; there are two a build. */
const mostKept = 12;

/** The module that draws, as a file. */
export async function rendererFile(code: SiteCode): Promise<string> {
  return path.join(await bundle("renderer", code), fileNames.renderer);
}

export interface BundledSite {
  /** Holds the files, at their addresses. */
  folder: string;
  assets: CodeAssets;
}

/** What runs in the browser. */
export async function bundledSite(code: SiteCode): Promise<BundledSite> {
  const folder = await bundle("site", code);
  const assets = JSON.parse(await readFile(path.join(folder, fileNames.assets), "utf8")) as CodeAssets;
  return { folder: path.join(folder, fileNames.site), assets };
}

/** From the same sources comes the same bundle: it is made once. */
async function bundle(kind: BundleOrder["kind"], code: SiteCode): Promise<string> {
  const folder = path.join(bundlesFolder, `${kind}-${hashOf([hashSources(), JSON.stringify(code)])}`);
  if (existsSync(folder)) {
    const now = new Date();
    await utimes(folder, now, now);
    return folder;
  }
  await mkdir(bundlesFolder, { recursive: true });
  const unfinished = await mkdtemp(path.join(bundlesFolder, "unfinished-"));
  try {
    await runBundler({ kind, code, folder: unfinished });
    // Another build may have been faster.
    await rename(unfinished, folder).catch((error) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  await keepNewest(bundlesFolder, mostKept);
  return folder;
}

const bundler = fileURLToPath(new URL("./bundler.ts", import.meta.url));
const loader = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;

function runBundler(order: BundleOrder): Promise<void> {
  return new Promise((resolve, reject) => {
    // Whoever asks, a test for instance: the bundle is the one for production.
    const env = { ...process.env, NODE_ENV: "production" };
    const child = fork(bundler, { execArgv: ["--import", loader], env });
    let answer: BundlerAnswer | undefined;
    child.on("message", (message) => {
      answer = message as BundlerAnswer;
    });
    child.on("error", reject);
    child.on("exit", (code) => {
      if (answer && answer.error === undefined) resolve();
      else reject(new Error(answer?.error ?? `The bundler ended with ${code}`));
    });
    child.send(order);
  });
}
