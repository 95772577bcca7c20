import path from "node:path";
import { build } from "vite";
import { projectFolder } from "../folders.ts";

const buildFolder = path.join(projectFolder, "src/build");

/**
 * Bundles what the threads of the worker pool run, with its packages: tsx reads no TypeScript in threads of Node 20, and a bundle
 * is loaded in a third of the time.
 */
export async function bundleWorker(folder: string, fileName: string): Promise<void> {
  await build({
    configFile: false,
    root: projectFolder,
    publicDir: false,
    logLevel: "warn",
    mode: "production",
    // By which `folders.ts` finds the project: the bundle stands elsewhere.
    define: { "import.meta.dirname": JSON.stringify(buildFolder) },
    ssr: { noExternal: true },
    build: {
      ssr: path.join(buildFolder, "workers/worker.ts"),
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      rolldownOptions: { output: { entryFileNames: fileName, codeSplitting: false } },
    },
  });
}
