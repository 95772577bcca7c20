import { build, type Rollup } from "vite";
import { entries, type SiteOptions, siteOptions } from "./vite/site-options.ts";

/** The script of the head is small and stands in every page, so it is built by itself, without modules. */
export async function bundleArrivalScript(options: SiteOptions): Promise<{ code: string; files: string[] }> {
  const result = (await build({
    ...siteOptions(options),
    mode: "production",
    build: {
      write: false,
      target: "es2022",
      rolldownOptions: { input: entries.arrival, output: { format: "iife" } },
    },
  })) as Rollup.RollupOutput;
  const [{ code, moduleIds }] = result.output;
  return { code: code.trim(), files: moduleIds };
}
