import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { build, type Manifest, type ManifestChunk, type Plugin } from "vite";
import type { Locale } from "../domain/locale.ts";
import type { ScreenName } from "../domain/page.ts";
import type { CodeAssets } from "../domain/renderer.ts";
import { buildArrivalScript } from "./build-arrival-script.ts";
import { codeFolders, entries, type SiteOptions, siteOptions } from "./vite/site-options.ts";

const manifestFile = "manifest.json";

/** Builds what runs in the browser into a folder, and says at which addresses it stands. */
export async function buildCode(options: SiteOptions, outFolder: string): Promise<CodeAssets> {
  const site = siteOptions(options);
  await build({
    ...site,
    plugins: [...(site.plugins ?? []), plainImports, plainClassNames],
    mode: "production",
    build: {
      outDir: outFolder,
      emptyOutDir: true,
      target: "es2022",
      // One style sheet for all screens: small, fetched once, and never late on a click.
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      manifest: manifestFile,
      rolldownOptions: {
        input: { browser: entries.browser },
        output: {
          entryFileNames: `${codeFolders.scripts}/[name].[hash].js`,
          chunkFileNames: `${codeFolders.scripts}/[name].[hash].js`,
          assetFileNames: ({ names }) =>
            `${names[0]?.endsWith(".css") ? codeFolders.styles : codeFolders.fonts}/[name].[hash][extname]`,
          codeSplitting: {
            groups: [
              // Changes seldom, and so stays with visitors over many deployments.
              { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
              // What all screens share comes at once: many small files cost more than they save.
              {
                name: "site",
                test: /src[\\/](domain|site[\\/](?!screens))|node_modules[\\/]@messageformat|make-plural/,
              },
            ],
          },
        },
      },
    },
  });
  const manifest: Manifest = JSON.parse(readFileSync(path.join(outFolder, manifestFile), "utf8"));
  rmSync(path.join(outFolder, manifestFile));
  return { ...readManifest(manifest), arrivalScript: await buildArrivalScript(options) };
}

/**
 * Vite wraps each dynamic import to load its style sheets and its own imports first. Here is one style sheet, and documents
 * name the chunks of the first view themselves, so the wrapper would be dead weight.
 */
const plainImports: Plugin = {
  name: "plain-imports",
  enforce: "pre",
  load: (id) => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined),
};

/**
 * A style sheet's class names come as an object, which the minifier leaves whole. Imported by name, each stands where it is
 * used, and as nothing but itself.
 */
const plainClassNames: Plugin = {
  name: "plain-class-names",
  enforce: "pre",
  transform: (code, id) =>
    id.endsWith(".tsx")
      ? code.replace(/^import (\w+) from ("[^"]+\.module\.css");$/gm, "import * as $1 from $2;")
      : undefined,
};

function readManifest(manifest: Manifest): Omit<CodeAssets, "arrivalScript"> {
  const chunks = Object.values(manifest);
  const find = (what: string, matches: (chunk: ManifestChunk, key: string) => boolean) => {
    const found = Object.entries(manifest).find(([key, chunk]) => matches(chunk, key));
    if (!found) throw new Error(`The bundler made no ${what}`);
    return found[1];
  };
  const address = (chunk: ManifestChunk) => `/${chunk.file}`;
  const entry = find("entry", (chunk) => chunk.isEntry === true);
  const importsOf = (chunk: ManifestChunk): ManifestChunk[] =>
    (chunk.imports ?? []).flatMap((key) => {
      const imported = manifest[key];
      return imported && imported !== entry ? [imported, ...importsOf(imported)] : [];
    });

  return {
    entry: address(entry),
    style: address(find("style sheet", (chunk) => chunk.file.endsWith(".css"))),
    fonts: chunks
      .filter((chunk) => chunk.file.endsWith(".woff2"))
      .map(address)
      .sort(),
    chunksFor(screen: ScreenName, locale: Locale) {
      const language = find(`language pack for ${locale}`, (_, key) => key.endsWith(`virtual:language/${locale}`));
      const screens =
        screen === "not-found" ? [] : [find(`screen ${screen}`, (_, key) => key.endsWith(`/${screen}-screen.tsx`))];
      const roots = [...screens, language];
      return [
        ...new Set([entry, ...roots].flatMap((chunk) => [...(chunk === entry ? [] : [chunk]), ...importsOf(chunk)])),
      ].map(address);
    },
  };
}
