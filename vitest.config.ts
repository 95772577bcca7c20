import { defineConfig } from "vitest/config";
import { siteConfig } from "./site.config.ts";
import { cutFonts } from "./src/build/cut-fonts.ts";
import { contentFolder } from "./src/build/folders.ts";
import { readMessages } from "./src/build/read-site-content.ts";
import { siteOptions } from "./src/build/vite/site-options.ts";

/** Unit tests see the site's code through the same eyes as the build does. */
export default defineConfig(async () => {
  const fonts = await cutFonts();
  const messages = readMessages(contentFolder);
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
      // Nothing else runs meanwhile: no core is to be left for it.
      maxWorkers: "100%",
      // Standalone pictures are made from the rules of the page's boards.
      css: { include: [/board\.css/] },
    },
  };
});
