import path from "node:path";
import { projectFolder } from "../folders.ts";

/** What the development server itself runs with. The site's code it reads anew, of the domain only as much as that uses. */
const readAtStart = [
  "site.config.ts",
  "src/build/",
  "src/compiler/",
  "src/domain/",
  "src/http-server/",
  "src/languages/",
];

/**
 * What to do so that a file that was saved counts for everything; nothing where it does already.
 *
 * @param bundled files that were bundled at the start, as the bundler names them
 */
export function adviseRestart(file: string, bundled: readonly string[]): string | undefined {
  const saved = path.relative(projectFolder, file).replaceAll(path.sep, "/");
  const isRun = /\.(ts|tsx|mjs)$/.test(saved) && !/(^|\/)test-|\.test\./.test(saved);
  if (!isRun || !(bundled.includes(file) || readAtStart.some((place) => saved.startsWith(place)))) return undefined;
  return `Restart npm run dev: it has read ${saved} at its start, and works on with what stood there.`;
}
