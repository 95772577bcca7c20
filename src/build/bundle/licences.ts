import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

const licencesFile = "licences.txt";

/** Writes `licences.txt`: the packages whose code is bundled, and the fonts, each with its licence. */
export function writeLicences(fontFiles: readonly string[]): Plugin {
  return {
    name: "licences",
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((output) => (output.type === "chunk" ? output.moduleIds : []));
      this.emitFile({ type: "asset", fileName: licencesFile, source: describeLicences([...fontFiles, ...modules]) });
    },
  };
}

/** The licences of the packages that some files are of, by the packages' names. */
export function describeLicences(files: readonly string[]): string {
  const folders = new Set(files.flatMap((file) => packageFolderOf(file) ?? []));
  const packages = [...folders].map(readPackage).sort((one, other) => (one.title < other.title ? -1 : 1));
  const line = "-".repeat(80);
  return packages.map(({ title, licence }) => `${line}\n${title}\n${line}\n\n${licence}\n`).join("\n\n");
}

/** The folder of the package that a file belongs to; undefined for the project's own files. */
function packageFolderOf(file: string): string | undefined {
  // The bundler marks modules that it changes with a null character before or a query behind their paths.
  return /^\0?(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(file)?.[1];
}

/** Packages without the text of their licence, each with one of the same author and licence that has it. */
const textStandsIn: Readonly<Record<string, string>> = { "tiny-case": "yup" };

function readPackage(folder: string): { title: string; licence: string } {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as {
    name: string;
    version: string;
    license?: string;
  };
  const home = textStandsIn[name] === undefined ? folder : path.join(folder, "..", textStandsIn[name]);
  const file = readdirSync(home).find((each) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(each));
  if (license === undefined || file === undefined) {
    throw new Error(`The package ${name} reaches visitors, and has no licence that could be passed on`);
  }
  const text = readFileSync(path.join(home, file), "utf8").replaceAll("\r\n", "\n").trim();
  return { title: `${name} ${version} (${license})`, licence: text };
}
