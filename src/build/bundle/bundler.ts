import { writeFile } from "node:fs/promises";
import path from "node:path";
import { workApart } from "../workers/work-apart.ts";
import { optionsOf } from "./bundle-input.ts";
import { bundleRenderer } from "./bundle-renderer.ts";
import { bundleSite } from "./bundle-site.ts";
import { bundleThread } from "./bundle-thread.ts";
import { type BundleOrder, fileNames } from "./bundles.ts";

workApart<BundleOrder>(async ({ kind, code, folder }) => {
  const options = optionsOf(code);
  if (kind === "build") {
    await bundleRenderer(options, path.join(folder, fileNames.renderer));
    return bundleThread(folder, fileNames.thread);
  }
  const assets = await bundleSite(options, path.join(folder, fileNames.site));
  await writeFile(path.join(folder, fileNames.assets), JSON.stringify(assets));
});
