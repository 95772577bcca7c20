/** The scripts of the built site: those that a page names, and those that it loads later. */
import { readdirSync } from "node:fs";
import path from "node:path";
import { builtFolder } from "./built-folder.ts";
import { type BuiltPage, readBuiltFile } from "./built-pages.ts";
import { readElements } from "./markup.ts";

const folder = "/assets/js/";

/** The scripts that a page's first view runs. */
export function scriptsNamedBy(page: BuiltPage): string[] {
  const [, code = ""] = /<template id="code">(.*?)<\/template>/s.exec(page.html) ?? [];
  const named = readElements(code).map(({ attributes: { href, src } }) => href ?? src);
  return [...new Set(named.filter((address) => address !== undefined))];
}

export function staticImports(script: string): string[] {
  const imports = readBuiltFile(script)
    .toString()
    .matchAll(/(?:^|[;\n}])\s*(?:import|export)\b[^;"'()]*["'](\.[^"']+)["']/g);
  return [...imports].map(([, relative = ""]) => new URL(relative, `https://host${script}`).pathname);
}

/** The scripts for moving to other pages, with their imports, which are loaded after the first view. */
export function scriptsToMoveOn(): string[] {
  return scriptsOf("moving");
}

/** The scripts for the visitor's account, which are loaded when the browser is idle. */
export function scriptsOfAccount(): string[] {
  return scriptsOf("account");
}

/**
 * All scripts that a visit of a page loads, those after the first view included: for moving, the account, the question of
 * consent, and the prefetched pages.
 */
export function scriptsOfVisit(page: BuiltPage, fetchedAhead: readonly BuiltPage[]): string[] {
  const later = ["moving", `slugs-${page.file.context.locale}`, "account", "consent"].flatMap(scriptsOf);
  return [...new Set([page, ...fetchedAhead].flatMap(scriptsNamedBy).concat(later))];
}

/** The scripts of a chunk that is loaded later, by its name, with their imports. */
export function scriptsOf(chunk: string): string[] {
  const scripts = new Set(
    readdirSync(path.join(builtFolder, folder))
      .filter((name) => name.startsWith(`${chunk}.`) && name.endsWith(".js"))
      .map((name) => folder + name),
  );
  for (const script of scripts) for (const imported of staticImports(script)) scripts.add(imported);
  return [...scripts];
}
