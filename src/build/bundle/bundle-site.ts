import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { build, type Manifest, type ManifestChunk, type Plugin } from "vite";
import { type Locale, locales } from "../../domain/locale.ts";
import { type ScreenName, screenNames } from "../../domain/page.ts";
import type { CodeAssets } from "../../domain/renderer.ts";
import { fontSources } from "../fonts/cut-fonts.ts";
import { bundleArrivalScript } from "./bundle-arrival-script.ts";
import { writeLicences } from "./licences.ts";
import { isOfEveryPage } from "./vite/every-page.ts";
import { languageModule } from "./vite/language-packs.ts";
import { codeFolders, entries, type SiteOptions, siteOptions } from "./vite/site-options.ts";

/** `language-fr`, `language-fr-listing`, `slugs-fr`: the last word alone would be the same in several. */
function languageChunkName(moduleId: string | null | undefined): string | undefined {
  const [, path] = /^virtual:((?:language|slugs)\/.+)/.exec(moduleId ?? "") ?? [];
  return path?.replaceAll("/", "-");
}

const manifestFile = "manifest.json";

/** Builds what runs in the browser into a folder, and says at which addresses it stands. */
export async function bundleSite(options: SiteOptions, outFolder: string): Promise<CodeAssets> {
  const site = siteOptions(options);
  await build({
    ...site,
    plugins: [...(site.plugins ?? []), importsWithFile, compileAhead, writeLicences(fontSources)],
    mode: "production",
    build: {
      outDir: outFolder,
      emptyOutDir: true,
      target: "es2022",
      // One style sheet for all screens: small, fetched once, and never late on a click.
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      // No link is made for any: documents name the chunks of the first view themselves.
      modulePreload: { polyfill: false, resolveDependencies: (file) => [file] },
      manifest: manifestFile,
      rolldownOptions: {
        input: { browser: entries.browser },
        output: {
          entryFileNames: `${codeFolders.scripts}/[name].[hash].js`,
          chunkFileNames: ({ facadeModuleId }) =>
            `${codeFolders.scripts}/${languageChunkName(facadeModuleId) ?? "[name]"}.[hash].js`,
          assetFileNames: ({ names }) =>
            `${names[0]?.endsWith(".css") ? codeFolders.styles : codeFolders.fonts}/[name].[hash][extname]`,
          codeSplitting: {
            groups: [
              // Changes seldom, and so stays with visitors over many deployments.
              { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
              {
                debugName: "site",
                name: (id, context) => (isOfEveryPage(id, (other) => context.getModuleInfo(other)) ? "site" : null),
              },
              // Wanted by several chunks that share not quite the same of it: else it would be files of some hundred bytes.
              {
                name: "fetching",
                test: /(navigation[\\/]fetch-json|document-state[\\/](awaited-answer|spare-line|when-opened))\.ts$/,
              },
              // For the same reason: parts of the pages for what a visitor has made, which are plans, favourites and comparisons.
              {
                name: "own-pages",
                test: /(domain[\\/]write-date|ui[\\/]file-button|layout[\\/]load-failed|template-card[\\/]to-listings)\.tsx?$/,
              },
            ],
          },
        },
      },
    },
  });
  const manifest: Manifest = JSON.parse(readFileSync(path.join(outFolder, manifestFile), "utf8"));
  rmSync(path.join(outFolder, manifestFile));
  return { ...readManifest(manifest), arrivalScript: (await bundleArrivalScript(options)).code };
}

/** Vite wraps each `import()` to load its style sheet and its own imports first. Here, the wrapper notes which file is asked for. */
const importsWithFile: Plugin = {
  name: "imports-with-file",
  enforce: "pre",
  load: (id) =>
    id === "\0vite/preload-helper.js"
      ? `export { importFile as __vitePreload } from ${JSON.stringify(entries.importFile)};`
      : undefined,
};

/** The chunks most of whose functions a visitor's first act calls, and not the first view. */
const calledLater = ["react", "listing-screen"];

/**
 * Has browsers with V8 compile all functions of a chunk while it arrives, beside the page. Else each is compiled when it is first called: a
 * hundred of them by the first tick of a filter.
 */
const compileAhead: Plugin = {
  name: "compile-ahead",
  generateBundle: {
    // The comment counts on the first line alone, where Vite puts lines of its own.
    order: "post",
    handler(_, files) {
      for (const file of Object.values(files)) {
        if (file.type !== "chunk" || !calledLater.includes(file.name)) continue;
        file.code = `//# allFunctionsCalledOnLoad\n\n${file.code}`;
      }
    },
  },
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
    // The letters of names are fetched where one stands.
    fonts: chunks
      .filter((chunk) => chunk.file.endsWith(".woff2") && !chunk.file.includes("-further"))
      .map(address)
      .sort(),
    chunks: fromNames(screenNames, (screen) => fromNames(locales, (locale) => chunksFor(screen, locale))),
    search: fromNames(locales, searchChunksFor),
  };

  function searchChunksFor(locale: Locale): string[] {
    const roots = [
      find("chunk for searching", (_, key) => key.endsWith("/reading-keywords.ts")),
      find(`language of keywords for ${locale}`, (_, key) => key.endsWith(`/languages/${locale}/keyword.ts`)),
    ];
    const ofListing = chunksFor("listing", locale);
    return withImports(roots).filter((address) => !ofListing.includes(address));
  }

  function chunksFor(screen: ScreenName, locale: Locale): string[] {
    const findLanguage = (name?: ScreenName) =>
      find(`language pack for ${locale}`, (_, key) => key.endsWith(languageModule(locale, name)));
    const roots = [
      find(`screen ${screen}`, (_, key) => key.endsWith(`/${screen}-screen.tsx`)),
      // Drawn anew where it is to be in another language, and by no words but those of every page.
      screen === "not-found" ? find("chunk for moving", (_, key) => key.endsWith("/moving.tsx")) : findLanguage(screen),
      findLanguage(),
    ];
    return [...new Set([...importsOf(entry).map(address), ...withImports(roots)])];
  }

  function withImports(roots: ManifestChunk[]): string[] {
    return [...new Set(roots.flatMap((chunk) => [chunk, ...importsOf(chunk)]))].map(address);
  }
}

function fromNames<Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;
}
