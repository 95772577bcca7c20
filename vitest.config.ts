import { defineConfig } from "vitest/config";
import { siteConfig } from "./site.config.ts";
import { siteOptions } from "./src/build/bundle/vite/site-options.ts";
import { contentFolder } from "./src/build/folders.ts";
import { cutFonts } from "./src/build/fonts/cut-fonts.ts";
import { readInterface } from "./src/compiler/read-interface.ts";

const all = ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.{mjs,ts}", "bench/*.test.ts", "tests/search/*.test.ts"];

/**
 * Tests of what keeps no state and starts no process: they share a process and the modules in it. To start one anew for each file
 * would take longer than the tests do.
 */
const sideBySide = ["src/{boards,compiler,domain,languages,site}/**/*.test.{ts,tsx}"];

/** Tests of what `npm run build` wrote, which is read once for all of them. */
const built = ["tests/built/*.test.ts"];

/** Visits in other browsers than the journeys', where these are installed. */
const engines = ["tests/engines/*.test.ts"];

/**
 * Tests of the platform share a process, its modules and its databases, which take seconds to open. A test that replaces a module
 * of the platform is left out, because the others would see the replacement.
 */
const platform = ["src/platform/**/!(limits).test.ts"];

/** Unit tests see the site's code through the same eyes as the build does. */
export default defineConfig(async () => {
  const fonts = await cutFonts();
  const interfaceTexts = readInterface(contentFolder);
  if (!interfaceTexts.ok) throw new Error("The interface's texts are not sound: npm run check says where.");
  const { messages } = interfaceTexts;
  const shared = {
    // Property tests take a minute where the machine has other work as well. What hangs fails all the same, only later.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { interval: 10, timeout: 60_000 } },
    // Standalone pictures are made from the rules of the page's boards, and its colours.
    css: { include: [/(?:board|tokens)\.css/] },
  };
  /** Each is told all of it: to extend this file, a project would read it once more. */
  const ofSite = (test: object) => ({
    ...siteOptions({ config: siteConfig, messages: (locale) => messages[locale], fontsFolder: fonts.folder }),
    test: { ...shared, ...test },
  });
  return {
    test: {
      projects: [
        ofSite({ name: "unit, apart", include: all, exclude: [...sideBySide, ...platform] }),
        { test: { ...shared, name: "unit, platform", include: platform, isolate: false } },
        ofSite({ name: "unit, side by side", include: sideBySide, isolate: false }),
        { test: { ...shared, name: "built", include: built, isolate: false } },
        // Node 20 has the socket by which Firefox is asked, but asks to be told so.
        { test: { ...shared, name: "engines", include: engines, execArgv: ["--experimental-websocket"] } },
      ],
      // Nothing else runs meanwhile: no core is to be left for it.
      maxWorkers: "100%",
    },
  };
});
