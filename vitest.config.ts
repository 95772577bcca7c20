import { defineConfig } from "vitest/config";
import { siteConfig } from "./site.config.ts";
import { contentFolder } from "./src/build/folders.ts";
import { prepareFonts } from "./src/build/fonts.ts";
import { readMessages } from "./src/build/read-site-content.ts";
import { siteOptions } from "./src/build/vite/site-options.ts";

/** Unit tests see the site's code through the same eyes as the build does. */
export default defineConfig(async () => {
  const fonts = await prepareFonts();
  const messages = await readMessages(contentFolder);
  const packs = {
    messages: (locale: keyof typeof messages) => messages[locale],
    slugs: () => ({ inspiration: ["swot"], session: [] }),
  };
  return {
    ...siteOptions({ config: siteConfig, packs, fontsFolder: fonts.folder }),
    test: {
      include: ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.{mjs,ts}", "tests/search/*.test.ts"],
      // Property tests take seconds where the machine has other work as well.
      testTimeout: 30_000,
      // Standalone pictures are made from the rules of the page's boards.
      css: { include: [/board\.css/] },
    },
  };
});
