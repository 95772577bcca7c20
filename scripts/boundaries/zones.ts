/** Import rules: a file belongs to the first zone that holds it, and may import its own zone and those in `mayImport`. */
export interface Zone {
  name: string;
  /** Paths in the project: a folder ends in a slash, and `*` stands for any characters but a slash. */
  holds: readonly string[];
  mayImport: readonly string[] | "anything";
  /** Additional zones that its unit tests and their helpers (`test-*.ts`) may import. */
  testsMayImport?: readonly string[];
  /** Packages that it may use, `node:` for those of Node; any when left out. Unit tests may use any. */
  packages?: readonly string[];
}

export const zones: readonly Zone[] = [
  { name: "domain", holds: ["src/domain/"], mayImport: [], packages: [] },
  { name: "configuration", holds: ["site.config.ts", "package.json"], mayImport: ["domain"], packages: [] },
  {
    name: "analytics",
    holds: ["src/analytics/"],
    mayImport: ["domain"],
    packages: [],
  },
  { name: "languages", holds: ["src/languages/"], mayImport: ["domain"], packages: ["@orama/stemmers"] },
  { name: "compiler", holds: ["src/compiler/"], mayImport: ["domain", "languages"] },

  // Pages show boards in colours of their own, and the mark of the brand in their header.
  {
    name: "boards/on-pages",
    holds: ["src/boards/board.css", "src/boards/brand-mark.tsx"],
    mayImport: ["domain"],
    packages: ["react"],
  },
  {
    name: "boards",
    holds: ["src/boards/"],
    mayImport: ["domain", "boards/on-pages"],
    packages: ["react", "react-dom"],
  },

  { name: "site/ui", holds: ["src/site/ui/"], mayImport: [], packages: ["react"] },
  { name: "site/http", holds: ["src/site/http/"], mayImport: [], packages: [] },
  { name: "site/visitor", holds: ["src/site/visitor/"], mayImport: ["domain"], packages: [] },
  { name: "site/document-state", holds: ["src/site/document-state/"], mayImport: ["domain"], packages: [] },
  {
    name: "site/language",
    holds: ["src/site/language/"],
    mayImport: ["domain"],
    packages: ["react", "@messageformat/runtime"],
  },
  {
    name: "site/navigation",
    holds: ["src/site/navigation/"],
    mayImport: ["domain", "site/document-state", "site/language", "site/ui"],
    packages: ["react", "virtual:languages", "virtual:slugs"],
  },
  // A page's title and addresses, and the operator's configuration.
  {
    name: "site/head",
    holds: ["src/site/head.ts", "src/site/update-head.ts", "src/site/config.ts"],
    mayImport: ["domain"],
    packages: [],
  },
  {
    name: "site/template-card",
    holds: ["src/site/template-card/"],
    mayImport: ["domain", "site/language", "site/ui"],
    testsMayImport: ["site/navigation"],
    packages: ["react"],
  },
  {
    name: "site/finding-client",
    holds: ["src/site/finding-client/"],
    mayImport: ["domain", "languages", "site/navigation"],
    packages: [],
  },
  {
    name: "site/favourites",
    holds: ["src/site/favourites/"],
    mayImport: ["domain", "site/language", "site/visitor"],
    packages: ["react"],
  },
  {
    name: "site/share",
    holds: ["src/site/share/"],
    mayImport: ["site/language", "site/navigation", "site/ui"],
    packages: ["react"],
  },
  {
    name: "site/compare",
    holds: ["src/site/compare/"],
    mayImport: ["domain", "site/language", "site/navigation", "site/ui", "site/visitor"],
    packages: ["react"],
  },
  {
    name: "site/plans",
    holds: ["src/site/plans/"],
    mayImport: [
      "domain",
      "site/finding-client",
      "site/language",
      "site/navigation",
      "site/template-card",
      "site/ui",
      "site/visitor",
    ],
    packages: ["react"],
  },
  {
    name: "site/filter-sentence",
    holds: ["src/site/filter-sentence/"],
    mayImport: ["domain", "site/language"],
    testsMayImport: ["site/navigation"],
    packages: ["react"],
  },
  {
    name: "site/directory",
    holds: ["src/site/directory/"],
    mayImport: ["domain", "site/language", "site/template-card"],
    packages: [],
  },
  { name: "site/situations", holds: ["src/site/situations/"], mayImport: ["domain"], packages: [] },
  {
    name: "site/layout",
    holds: ["src/site/layout/"],
    mayImport: [
      "domain",
      "site/document-state",
      "boards/on-pages",
      "site/head",
      "site/language",
      "site/visitor",
      "site/ui",
    ],
    testsMayImport: ["site/navigation"],
    packages: ["react", "virtual:languages"],
  },
  {
    name: "site/account",
    holds: ["src/site/account/"],
    mayImport: [
      "domain",
      "site/document-state",
      "site/favourites",
      "site/head",
      "site/http",
      "site/language",
      "site/layout",
      "site/navigation",
      "site/plans",
      "site/ui",
      "site/visitor",
    ],
    packages: ["react"],
  },
  {
    name: "site/analytics",
    holds: ["src/site/analytics/"],
    mayImport: ["analytics", "domain", "site/head"],
    packages: [],
  },
  // The code that needs consent is loaded by this zone alone.
  {
    name: "site/consent",
    holds: ["src/site/consent/"],
    mayImport: ["domain", "site/document-state", "site/analytics", "site/navigation", "site/ui"],
    packages: ["vanilla-cookieconsent", "virtual:consent"],
  },
  // The board as a file, which takes the fonts along.
  {
    name: "site/board-file",
    holds: ["src/site/screens/template/board-file/"],
    mayImport: ["site/navigation", "site/ui"],
    packages: ["@fonts"],
  },
  // Dragging blocks takes packages that are fetched apart from the screen.
  {
    name: "site/dragging",
    holds: ["src/site/screens/plan/compose/drag-blocks.ts"],
    mayImport: [],
    packages: ["@atlaskit/pragmatic-drag-and-drop", "@atlaskit/pragmatic-drag-and-drop-hitbox"],
  },
  // Writing a calendar file takes a package that is fetched when a file is asked for.
  {
    name: "site/calendar-file",
    holds: [
      "src/site/screens/plan/take-along/calendar/fold-lines.ts",
      "src/site/screens/plan/take-along/calendar/write-entries.ts",
    ],
    mayImport: [],
    packages: ["ics"],
  },
  // The code on a plan's paper, which takes a package that makes it.
  {
    name: "site/paper-code",
    holds: ["src/site/screens/plan/take-along/paper/paper-code.tsx"],
    mayImport: ["domain"],
    packages: ["uqr"],
  },
  // The names of all that is kept in a browser. Of code that is loaded by others, it imports types.
  {
    name: "site/kept-here",
    holds: ["src/site/screens/privacy/kept-here.ts"],
    mayImport: ["domain", "site/analytics", "site/consent", "site/head", "site/language", "site/plans", "site/visitor"],
    packages: [],
  },
  {
    name: "site/screens",
    holds: ["src/site/screens/"],
    mayImport: [
      "domain",
      "site/board-file",
      "site/compare",
      "site/document-state",
      "site/directory",
      "site/dragging",
      "site/favourites",
      "site/filter-sentence",
      "site/finding-client",
      "site/head",
      "site/http",
      "site/kept-here",
      "site/language",
      "site/layout",
      "site/navigation",
      "site/paper-code",
      "site/plans",
      "site/share",
      "site/situations",
      "site/calendar-file",
      "site/template-card",
      "site/ui",
      "site/visitor",
    ],
    packages: ["react", "react-dom", "virtual:languages"],
  },
  {
    name: "site/app",
    holds: ["src/site/app.tsx"],
    mayImport: ["domain", "site/head", "site/language", "site/layout", "site/navigation", "site/screens", "site/ui"],
    packages: ["react"],
  },
  // The gallery exists in development only.
  {
    name: "site/gallery",
    holds: ["src/site/gallery/"],
    mayImport: ["site/ui", "site/styles"],
    packages: ["react", "react-dom"],
  },
  { name: "site/styles", holds: ["src/site/styles/"], mayImport: [], packages: [] },
  // The three entries: for the head of the document, for the browser, and for the build.
  {
    name: "site/arrival",
    holds: ["src/site/arrival/"],
    mayImport: ["domain", "site/document-state", "site/ui", "site/visitor"],
    packages: [],
  },
  {
    name: "site/browser",
    holds: [
      "src/site/arriving.css",
      "src/site/arriving.ts",
      "src/site/beside-page.tsx",
      "src/site/browser.tsx",
      "src/site/carry-controls.ts",
      "src/site/hydrate.tsx",
      "src/site/moving.tsx",
      "src/site/page-on-view.tsx",
    ],
    mayImport: [
      "domain",
      "site/document-state",
      "site/account",
      "site/analytics",
      "site/app",
      "boards/on-pages",
      "site/compare",
      "site/consent",
      "site/head",
      "site/language",
      "site/layout",
      "site/navigation",
      "site/plans",
      "site/screens",
      "site/styles",
      "site/template-card",
      "site/ui",
    ],
    packages: ["react", "react-dom"],
  },
  {
    name: "site/document",
    holds: ["src/site/document.ts", "src/site/structured-data.ts"],
    mayImport: ["domain", "languages", "site/document-state", "site/head", "site/language"],
    packages: [],
  },
  {
    name: "site/prerender",
    holds: ["src/site/hopscotch.tsx", "src/site/prerender.tsx"],
    mayImport: [
      "domain",
      "site/app",
      "site/document",
      "site/head",
      "site/language",
      "site/navigation",
      "site/screens",
      "site/styles",
      "site/template-card",
    ],
    packages: ["react-dom"],
  },

  // The base of all parts of the build.
  {
    name: "build/ground",
    holds: ["folders", "cache/keep-newest", "cache/result-cache", "cache/write-whole"].map(
      (name) => `src/build/${name}.ts`,
    ),
    mayImport: [],
    packages: ["node:"],
  },
  // Rules for hosts; the server's tests check that the server follows them.
  {
    name: "build/hosting",
    holds: ["src/build/hosting/"],
    mayImport: ["build/ground"],
    packages: ["node:"],
  },
  {
    name: "build",
    holds: ["src/build/"],
    mayImport: [
      "domain",
      "configuration",
      "compiler",
      "languages",
      "build/ground",
      "build/hosting",
      "command-line",
      "http-server",
    ],
  },
  { name: "command-line", holds: ["src/command-line/"], mayImport: [], packages: [] },
  // Shared by all servers.
  { name: "http-server", holds: ["src/http-server/"], mayImport: [], packages: ["node:"] },
  {
    name: "server",
    holds: ["src/server/"],
    mayImport: ["command-line", "http-server"],
    testsMayImport: ["build/hosting"],
    packages: ["node:"],
  },

  { name: "platform", holds: ["src/platform/"], mayImport: ["domain", "command-line", "http-server"] },

  // These scripts run before anything is installed.
  {
    name: "scripts/first",
    holds: ["scripts/*.mjs"],
    mayImport: [],
    testsMayImport: ["build", "http-server", "platform"],
    packages: ["node:"],
  },
  {
    name: "scripts",
    holds: ["scripts/"],
    mayImport: ["domain", "configuration", "compiler", "command-line", "build", "build/ground"],
  },
  { name: "tests", holds: ["tests/", "bench/", "vitest.config.ts", "playwright.config.ts"], mayImport: "anything" },
];
