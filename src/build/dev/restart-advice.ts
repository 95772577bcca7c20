import path from "node:path";
import { projectFolder } from "../folders.ts";

/** Files that the development server itself has loaded. It reloads the site's code, and of the domain only the modules that this imports. */
const readAtStart = [
  "site.config.ts",
  "src/build/",
  "src/compiler/",
  "src/domain/",
  "src/http-server/",
  "src/languages/",
];

/**
 * Advises a restart where a file that was saved does not take effect without one.
 *
 * @param bundled files that were bundled at the start, as the bundler names them
 */
export function adviseRestart(file: string, bundled: readonly string[]): string | undefined {
  const saved = path.relative(projectFolder, file).replaceAll(path.sep, "/");
  const isRun = /\.(ts|tsx|mjs)$/.test(saved) && !/(^|\/)test-|\.test\./.test(saved);
  if (!isRun || !(bundled.includes(file) || readAtStart.some((place) => saved.startsWith(place)))) return undefined;
  return `Restart npm run dev: it has read ${saved} at its start, and works on with what stood there.`;
}
