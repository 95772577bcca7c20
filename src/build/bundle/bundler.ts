import { writeFile } from "node:fs/promises";
import path from "node:path";
import { asTask } from "../workers/task-result.ts";
import { optionsOf } from "./bundle-input.ts";
import { bundleRenderer } from "./bundle-renderer.ts";
import { bundleSite } from "./bundle-site.ts";
import { bundleWorker } from "./bundle-worker.ts";
import { type BundleOrder, fileNames } from "./bundles.ts";

/** Runs in the process that `bundles.ts` starts. */
export const task = asTask(async (order: BundleOrder): Promise<void> => {
  const { kind, folder } = order;
  if (kind === "worker") return bundleWorker(folder, fileNames.worker);
  const options = optionsOf(order.code);
  if (kind === "renderer") return bundleRenderer(options, path.join(folder, fileNames.renderer));
  const assets = await bundleSite(options, path.join(folder, fileNames.site));
  await writeFile(path.join(folder, fileNames.assets), JSON.stringify(assets));
});
