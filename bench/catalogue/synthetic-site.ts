import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { publishSite, type RealContent } from "../../src/build/testing/test-publish-site.ts";
import type { Catalogue } from "../../src/domain/catalogue.ts";
import type { Locale } from "../../src/domain/locale.ts";
import { type BenchSite, openSite } from "../bench-site.ts";
import { lightRenderer } from "./light-renderer.ts";

/** Serves a catalogue that no check has seen. Its listings are built as the real ones are; pages of templates are empty. */
export function openSyntheticSite(catalogue: Catalogue, { tools }: RealContent, locale: Locale): Promise<BenchSite> {
  return openSite(async (outFolder, config) => {
    const light = { ...tools, config, renderer: lightRenderer(tools.renderer) };
    await publishSite({ tools: light, catalogue, outFolder, locale });
    await compressQuickly(outFolder);
  });
}

/** Adds compressed copies, so that the browser has the same work as on a deployed site. */
async function compressQuickly(folder: string): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || !/\.(html|css|js|json)$/.test(entry.name) || file.includes("/assets/data/")) continue;
    await writeFile(`${file}.br`, brotliCompressSync(await readFile(file), { params }));
  }
}
