import path from "node:path";
import { findCycles } from "./find-cycles.ts";
import { type Import, type Module, readModules } from "./read-modules.ts";
import { type Zone, zones } from "./zones.ts";

/** Checks the imports of a project against the table of zones. Returns complaints; empty when all is well. */
export function checkBoundaries(root: string): string[] {
  const modules = readModules(root);
  return [
    ...findBreaches(modules, zones),
    ...findNeedless(modules, zones),
    ...describeCycles(modules),
    ...findNamesakes(modules),
  ];
}

export function findBreaches(modules: readonly Module[], table: readonly Zone[]): string[] {
  return modules.flatMap(({ path: from, imports }) => {
    const zone = zoneOf(from, table);
    if (!zone) return [`${from} belongs to no zone: add it to the table in scripts/boundaries/zones.ts`];
    return imports.flatMap((imported) => {
      const reason =
        "file" in imported ? judgeFile(from, zone, imported.file, table) : judgePackage(from, zone, imported.package);
      return reason ? [`${from} imports ${"file" in imported ? imported.file : imported.package}: ${reason}`] : [];
    });
  });
}

function judgeFile(from: string, zone: Zone, target: string, table: readonly Zone[]): string | undefined {
  if (zone.mayImport === "anything") return undefined;
  const targetZone = zoneOf(target, table);
  if (!targetZone) return "that file belongs to no zone";
  const allowed = [...zone.mayImport, ...(isTest(from) ? (zone.testsMayImport ?? []) : [])];
  if (targetZone === zone || allowed.includes(targetZone.name)) return undefined;
  return `${zone.name} may import ${listOf(allowed)}, and not ${targetZone.name}`;
}

function judgePackage(from: string, { name, packages }: Zone, imported: string): string | undefined {
  if (packages === undefined || isTest(from)) return undefined;
  const isAllowed = packages.some((each) => isOf(each, imported));
  return isAllowed ? undefined : `of packages, ${name} may use ${listOf(packages)}`;
}

function isOf(allowed: string, imported: string): boolean {
  return imported === allowed || imported.startsWith(allowed.endsWith(":") ? allowed : `${allowed}/`);
}

/** Imports that the table allows and no file has: such a gap would let through an import that nobody has thought about. */
export function findNeedless(modules: readonly Module[], table: readonly Zone[]): string[] {
  return table.flatMap((zone) => {
    const { name, mayImport, testsMayImport = [], packages = [] } = zone;
    if (mayImport === "anything") return [];
    const own = modules.filter(({ path: file }) => zoneOf(file, table) === zone);
    const importsOf = (files: readonly Module[]) => files.flatMap(({ imports }) => imports);
    const zonesOf = (imports: readonly Import[]) =>
      new Set(imports.map((each) => ("file" in each ? zoneOf(each.file, table)?.name : undefined)));
    const imports = importsOf(own.filter(({ path: file }) => !isTest(file)));
    const used = zonesOf(imports);
    const usedByTests = zonesOf(importsOf(own.filter(({ path: file }) => isTest(file))));
    const isUsed = (allowed: string) => imports.some((each) => "package" in each && isOf(allowed, each.package));
    const needless = [
      ...mayImport.filter((each) => !used.has(each)),
      ...testsMayImport.filter((each) => !usedByTests.has(each)).map((each) => `${each} in tests`),
      ...packages.filter((each) => !isUsed(each)),
    ];
    return needless.map((each) => `${name} does not import ${each}: take it from scripts/boundaries/zones.ts`);
  });
}

function listOf(names: readonly string[]): string {
  return names.length === 0 ? "nothing" : names.join(", ");
}

function isTest(file: string): boolean {
  return /(?:\.test\.\w+|\/test-[\w-]+\.ts)$/.test(file);
}

function zoneOf(file: string, table: readonly Zone[]): Zone | undefined {
  return table.find(({ holds }) => holds.some((pattern) => matches(file, pattern)));
}

function matches(file: string, pattern: string): boolean {
  if (pattern.endsWith("/")) return file.startsWith(pattern);
  const [before = "", after] = pattern.split("*");
  if (after === undefined) return file === pattern;
  return file.startsWith(before) && file.endsWith(after) && !file.slice(before.length).includes("/");
}

function describeCycles(modules: readonly Module[]): string[] {
  const graph = new Map(
    modules.map(({ path: from, imports }) => [from, imports.flatMap((each) => ("file" in each ? each.file : []))]),
  );
  return findCycles(graph).map((cycle) => `These import each other in a circle: ${cycle.join(" -> ")}`);
}

/** Class names are made of the file's name: two style sheets of one name would share their classes. */
export function findNamesakes(modules: readonly Module[]): string[] {
  const byName = new Map<string, string[]>();
  for (const { path: file } of modules) {
    if (!file.endsWith(".module.css")) continue;
    const name = path.posix.basename(file);
    byName.set(name, [...(byName.get(name) ?? []), file]);
  }
  return [...byName.values()]
    .filter((files) => files.length > 1)
    .map((files) => `${files.join(" and ")} have the same name, and so the same class names: rename one`);
}
