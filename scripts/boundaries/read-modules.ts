import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";

/** A file of the project, with its imports. */
export interface Module {
  /** From the project's folder, with forward slashes. */
  path: string;
  imports: Import[];
}

export type Import = { file: string } | { package: string };

const codeFile = /\.(?:ts|tsx|mts|mjs|js)$/;
const folders = ["src", "scripts", "tests", "bench"];

/** Every code file and every style sheet of the project. */
export function readModules(root: string): Module[] {
  const paths = [
    ...readdirSync(root).filter((name) => codeFile.test(name)),
    ...folders.flatMap((folder) => listFiles(root, folder)),
  ];
  return paths.map((file) => ({
    path: file,
    imports: codeFile.test(file) ? readImports(file, readFileSync(path.join(root, file), "utf8")) : [],
  }));
}

function listFiles(root: string, folder: string): string[] {
  try {
    return readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .map((file) => `${folder}/${file.replaceAll(path.sep, "/")}`)
      .filter((file) => codeFile.test(file) || file.endsWith(".css"))
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

/** The imports, re-exports and dynamic imports of a file; those of types as well, since they too make one file know another. */
export function readImports(file: string, text: string): Import[] {
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      // An address that is put together at run time is for the test of that code to judge.
      const literal = /^["'`]([^"'`$]+)["'`]$/.exec(text.slice(start, end));
      return literal?.[1] ?? [];
    }),
  ];
  return [...new Set(specifiers)].map((specifier) => resolve(file, specifier));
}

function resolve(file: string, specifier: string): Import {
  if (!specifier.startsWith(".")) return { package: specifier };
  return { file: path.posix.join(path.posix.dirname(file), specifier.replace(/\?.*$/, "")) };
}
