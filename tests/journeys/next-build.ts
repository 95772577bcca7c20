/** A second build of the site, as a later deploy brings it: other texts, another hash, other names for the scripts. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import packageJson from "../../package.json" with { type: "json" };
import { test as base, builtFolder, expect } from "./site.ts";

export { builtFolder, expect };

interface WorkerFixtures {
  /** The folder of the build that is deployed next. Shared by a worker's tests, so it is not for changing. */
  nextBuild: string;
}

export const test = base.extend<object, WorkerFixtures>({
  nextBuild: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what the fixture needs
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), "next-build-"));
      writeNextBuild({ folder });
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
});

export const nextHash = "0123456789abcdef";

/** The version in the footer of the next build's pages. */
export const nextVersion = "99.0.0";

interface NextBuild {
  folder: string;
  /** Only the data is new, as when a cache still serves the documents of the previous build. */
  keepDocuments?: boolean;
}

/** Compressed copies, whose content would be the old one, pictures, and all languages but English. */
const isLeftOut = /\.(?:br|png)$|\/(?:de|es|fr|it|nl|pt)(?:\/|$)/;

/** Copies the English part of the built site into a folder, and makes another build of it. */
export function writeNextBuild({ folder, keepDocuments = false }: NextBuild): void {
  cpSync(builtFolder, folder, {
    recursive: true,
    filter: (source) => !isLeftOut.test(source.slice(builtFolder.length)),
  });
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => path.join(folder, name));
  const scripts = files.filter((file) => file.endsWith(".js")).map((file) => path.basename(file));
  const hash = currentHash();
  const anyScript = new RegExp(scripts.map((name) => name.replaceAll(".", "\\.")).join("|"), "g");
  const isOfNextBuild = keepDocuments ? /\.json$/ : /\.(html|json|js)$/;
  for (const file of files.filter((name) => isOfNextBuild.test(name))) {
    const now = readFileSync(file, "utf8");
    let text = now.replaceAll(hash, nextHash).replaceAll(packageJson.version, nextVersion);
    if (!keepDocuments) text = text.replace(anyScript, nextName);
    writeFileSync(file, text);
  }
  if (keepDocuments) return;
  for (const file of files.filter((name) => name.endsWith(".js"))) {
    renameSync(file, path.join(path.dirname(file), nextName(path.basename(file))));
  }
}

function nextName(script: string): string {
  return script.replace(/\.js$/, "-next.js");
}

function currentHash(): string {
  const [, hash] =
    /name="build-hash" content="([^"]+)"/.exec(readFileSync(path.join(builtFolder, "index.html"), "utf8")) ?? [];
  if (!hash) throw new Error("The built site has no hash");
  return hash;
}
