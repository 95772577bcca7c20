import { writeFile } from "node:fs/promises";
import path from "node:path";
import { bundleRenderer } from "./bundle-renderer.ts";
import { bundleSite } from "./bundle-site.ts";
import { type BundleOrder, type BundlerAnswer, fileNames } from "./bundles.ts";
import { optionsOf } from "./site-code.ts";

/** A process of its own: the bundler takes much memory, and gives it back only when it ends. */
process.once("message", async ({ kind, code, folder }: BundleOrder) => {
  let answer: BundlerAnswer = {};
  try {
    const options = optionsOf(code);
    if (kind === "renderer") await bundleRenderer(options, folder, fileNames.renderer);
    else {
      const assets = await bundleSite(options, path.join(folder, fileNames.site));
      await writeFile(path.join(folder, fileNames.assets), JSON.stringify(assets));
    }
  } catch (error) {
    answer = { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  process.send?.(answer, () => process.disconnect());
});
