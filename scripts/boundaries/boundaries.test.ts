import { describe, expect, it } from "vitest";
import { findBreaches, findNamesakes, findNeedless } from "./check-boundaries.ts";
import { findCycles } from "./find-cycles.ts";
import { type Import, type Module, readImports } from "./read-modules.ts";
import { type Zone, zones } from "./zones.ts";

function module(path: string, ...imports: string[]): Module {
  return {
    path,
    imports: imports.map(
      (each): Import => (each.includes("/") || each.endsWith(".ts") ? { file: each } : { package: each }),
    ),
  };
}

const table: Zone[] = [
  { name: "core", holds: ["core/"], mayImport: [], packages: [] },
  { name: "first", holds: ["tools/*.mjs"], mayImport: [], packages: ["node:"] },
  { name: "tools", holds: ["tools/"], mayImport: ["core"], testsMayImport: ["page"] },
  { name: "page", holds: ["page/", "page.ts"], mayImport: ["core"], packages: ["react"] },
  { name: "trials", holds: ["trials/"], mayImport: "anything" },
];

describe("findNeedless", () => {
  const needed = [
    module("tools/start.mjs", "node:fs"),
    module("tools/run.ts", "core/a.ts"),
    module("tools/run.test.ts", "page.ts"),
    module("page/x.tsx", "core/a.ts", "react"),
  ];

  it("finds nothing where all that is allowed is done", () => {
    expect(findNeedless(needed, table)).toEqual([]);
  });

  it("names what nobody does: an import, one of tests, a package", () => {
    const without = (path: string) =>
      findNeedless(
        needed.filter((each) => each.path !== path),
        table,
      ).join();
    expect(without("tools/run.ts")).toContain("tools does not import core:");
    expect(without("tools/run.test.ts")).toContain("tools does not import page in tests:");
    expect(without("tools/start.mjs")).toContain("first does not import node::");
  });

  it("does not take what a test does for what its zone needs", () => {
    const alone = [module("page/x.test.ts", "core/a.ts", "react")];
    expect(findNeedless(alone, table).join()).toContain("page does not import core:");
  });
});

describe("findBreaches", () => {
  it("lets a zone import itself and what the table names", () => {
    const modules = [
      module("core/a.ts", "core/deep/b.ts"),
      module("tools/run.ts", "core/a.ts", "yaml", "node:fs"),
      module("tools/start.mjs", "node:fs"),
      module("page/x.tsx", "page.ts", "react"),
      module("trials/x.ts", "page/x.tsx", "tools/run.ts"),
    ];
    expect(findBreaches(modules, table)).toEqual([]);
  });

  it("names both files of a breach, and what the zone may import instead", () => {
    expect(findBreaches([module("tools/run.ts", "page/x.tsx")], table)).toEqual([
      "tools/run.ts imports page/x.tsx: tools may import core, and not page",
    ]);
    expect(findBreaches([module("core/a.ts", "page.ts")], table)).toEqual([
      "core/a.ts imports page.ts: core may import nothing, and not page",
    ]);
  });

  it("holds a file to the first zone that matches, not to a later and wider one", () => {
    expect(findBreaches([module("tools/start.mjs", "core/a.ts")], table)).toHaveLength(1);
    expect(findBreaches([module("tools/deep/start.mjs", "core/a.ts")], table)).toEqual([]);
  });

  it("gives unit tests their own permissions, and any package", () => {
    expect(findBreaches([module("tools/run.test.ts", "page/x.tsx", "vitest")], table)).toEqual([]);
    expect(findBreaches([module("core/a.test.ts", "vitest")], table)).toEqual([]);
    expect(findBreaches([module("core/a.test.ts", "page/x.tsx")], table)).toHaveLength(1);
  });

  it("judges packages by their whole name", () => {
    const found = findBreaches([module("page/x.tsx", "react", "reactive", "node:fs")], table);
    expect(found).toEqual([
      "page/x.tsx imports reactive: of packages, page may use react",
      "page/x.tsx imports node:fs: of packages, page may use react",
    ]);
    expect(findBreaches([{ path: "page/x.tsx", imports: [{ package: "react/jsx-runtime" }] }], table)).toEqual([]);
  });

  it("asks for a zone for a file that has none", () => {
    expect(findBreaches([module("elsewhere/a.ts")], table)[0]).toContain("elsewhere/a.ts belongs to no zone");
    expect(findBreaches([module("core/a.ts", "elsewhere/a.ts")], table)[0]).toContain("belongs to no zone");
  });
});

describe("findCycles", () => {
  it("finds a circle, however long, and a file that imports itself", () => {
    const graph = new Map([
      ["a", ["b", "d"]],
      ["b", ["c"]],
      ["c", ["a"]],
      ["d", ["d"]],
    ]);
    expect(findCycles(graph)).toEqual([
      ["a", "b", "c", "a"],
      ["d", "d"],
    ]);
  });

  it("does not take two ways to one file for a circle", () => {
    const graph = new Map([
      ["a", ["b", "c"]],
      ["b", ["d"]],
      ["c", ["d"]],
      ["d", []],
    ]);
    expect(findCycles(graph)).toEqual([]);
  });
});

describe("findNamesakes", () => {
  it("finds CSS modules of one name, and leaves other files alone", () => {
    const paths = ["a/x.module.css", "b/x.module.css", "b/y.module.css", "a/x.css", "b/x.css", "a/x.ts", "b/x.ts"];
    expect(findNamesakes(paths.map((path) => module(path)))).toEqual([
      "a/x.module.css and b/x.module.css have the same name, and so the same class names: rename one",
    ]);
  });
});

describe("readImports", () => {
  it("finds imports, exports from elsewhere and later loading, of code and of types, each once", () => {
    const text = `
      import type { A } from "../a.ts";
      import "./b.css?raw";
      import { c } from "react";
      export * from "./d.ts";
      export type { E } from "./e.ts";
      const load = () => import("./f.tsx");
      const other = (name: string) => import(\`./\${name}.ts\`);
      import { a } from "../a.ts";
      // import "./comment.ts";
      const text = 'import "./text.ts"';
      export const G = () => <p>{c}</p>;
    `;
    expect(readImports("src/x/y.tsx", text)).toEqual([
      { file: "src/a.ts" },
      { file: "src/x/b.css" },
      { package: "react" },
      { file: "src/x/d.ts" },
      { file: "src/x/e.ts" },
      { file: "src/x/f.tsx" },
    ]);
  });

  it("names the file that cannot be read", () => {
    expect(() => readImports("src/x.ts", "import {")).toThrow("src/x.ts");
  });
});

describe("the table", () => {
  it("names zones that exist, each once", () => {
    const names = zones.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { mayImport, testsMayImport = [] } of zones) {
      for (const name of [...(mayImport === "anything" ? [] : mayImport), ...testsMayImport]) {
        expect(names).toContain(name);
      }
    }
  });

  it("has no circle", () => {
    const graph = new Map(zones.map(({ name, mayImport }) => [name, mayImport === "anything" ? [] : mayImport]));
    expect(findCycles(graph)).toEqual([]);
  });
});
