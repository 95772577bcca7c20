import path from "node:path";
import { build } from "vite";
import { projectFolder } from "../folders.ts";

const buildFolder = path.join(projectFolder, "src/build");

/**
 * Bundles what a thread of the build runs, with its packages. To read TypeScript by itself, a thread would have another one beside
 * it as long as it lives, which takes some 45 MiB.
 */
export async function bundleThread(folder: string, fileName: string): Promise<void> {
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
