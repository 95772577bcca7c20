/** The scripts of the built site: which of them a page names, and which come after it. */
import { readdirSync } from "node:fs";
import path from "node:path";
import { builtFolder } from "./built-folder.ts";
import { type BuiltPage, readBuiltFile } from "./built-pages.ts";
import { readElements } from "./markup.ts";

const folder = "/assets/js/";

/** What a page's first view runs. */
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

/** What it takes to move on from a page, with all that it imports: loaded once the page stands. */
export function scriptsToMoveOn(): string[] {
  return scriptsOf("moving");
}

/** What comes for the visitor's account when there is nothing better to do. */
export function scriptsOfAccount(): string[] {
  return scriptsOf("account");
}

/**
 * All that a visit of a page loads, also by itself once the page stands: the code for moving, the account, the question of consent, and
 * the code of the pages that are fetched ahead.
 */
export function scriptsOfVisit(page: BuiltPage, fetchedAhead: readonly BuiltPage[]): string[] {
  const later = ["moving", `slugs-${page.file.context.locale}`, "account", "consent"].flatMap(scriptsOf);
  return [...new Set([page, ...fetchedAhead].flatMap(scriptsNamedBy).concat(later))];
}

/** A chunk that comes later, by its name, with all that it imports. */
export function scriptsOf(chunk: string): string[] {
  const scripts = new Set(
    readdirSync(path.join(builtFolder, folder))
      .filter((name) => name.startsWith(`${chunk}.`) && name.endsWith(".js"))
      .map((name) => folder + name),
  );
  for (const script of scripts) for (const imported of staticImports(script)) scripts.add(imported);
  return [...scripts];
}
