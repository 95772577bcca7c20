/** The bundler's information on a module: its importers, and those that load it later. */
export interface ModuleUse {
  importers: readonly string[];
  dynamicImporters: readonly string[];
  isEntry: boolean;
  code: string | null;
}

type FindUse = (id: string) => ModuleUse | null;

/** The code of a module that is smaller than what a file of its own, and its request, cost. */
const tinyCharacters = 600;

/**
 * Whether a module comes with every page: with the entry, with the strings, because template pages need it beside their own screen, or
 * because it is tiny and wanted in many places, since many small files cost more than they save. Every other module goes with those
 * that use it.
 */
export function isOfEveryPage(id: string, findUse: FindUse): boolean {
  const roots = rootsOf(id, findUse);
  const has = (name: string) => roots.some((root) => root.includes(name));
  if (has("/browser.tsx")) return true;
  if (roots.length > 1 && (has("virtual:language/") || has("/template-screen.tsx"))) return true;
  const length = findUse(id)?.code?.length ?? Number.POSITIVE_INFINITY;
  return roots.length > 2 && length <= tinyCharacters && /\.tsx?$/.test(id);
}

/** The roots that bring a module along: the entry, and modules that are imported dynamically. */
function rootsOf(id: string, findUse: FindUse): string[] {
  const seen = new Set<string>();
  const roots: string[] = [];
  const climb = (module: string) => {
    if (seen.has(module)) return;
    seen.add(module);
    const use = findUse(module);
    if (!use) return;
    if (use.isEntry || use.dynamicImporters.length > 0) roots.push(module);
    use.importers.forEach(climb);
  };
  climb(id);
  return roots;
}
