import type { SiteConfig } from "../domain/site-config.ts";
import { templateStore } from "./cache/template-store.ts";
import { compressedCache } from "./hosting/compress.ts";
import { PageAssemblyError } from "./pages/assemble-pages.ts";
import { keptLibrary } from "./pages/kept-library.ts";
import { PagePlanner } from "./pages/plan-pages.ts";
import { keysOfParts } from "./pages/site-parts.ts";
import { rasterCache } from "./pictures/rasterise.ts";
import { compileContent, countTemplates } from "./read/compile-content.ts";
import { Stopwatch } from "./stopwatch.ts";
import { allEnded } from "./workers/all-ended.ts";
import { Crew } from "./workers/crew.ts";
import type { PartName } from "./workers/hand.ts";
import { prepareBuild } from "./workers/workshop.ts";
import { keepParts, type MadePart, readLedger, unchangedParts, writeLedger } from "./write/ledger.ts";
import { buildSiteFolder } from "./write/site-folder.ts";
import { prepareFrame } from "./write/site-frame.ts";

export interface BuildOrder {
  contentFolder: string;
  outFolder: string;
  config: SiteConfig;
  /** Leaves out pictures as PNG and compressed copies, which take most of the time. For measuring the rest. */
  isLight?: boolean;
}

export interface BuildReport {
  pages: number;
  /** The templates, languages and so on that pages are made by; `madeParts` of them were not taken over from before. */
  parts: number;
  madeParts: number;
  hash: string;
  /** How long each stage took, in milliseconds. */
  stages: ReadonlyMap<string, number>;
}

/**
 * Content in, site out. Throws a ContentError or a PageAssemblyError when something in the content is wrong; the site that stood
 * there then stands as before.
 */
export async function buildSite({
  contentFolder,
  outFolder,
  config,
  isLight = false,
}: BuildOrder): Promise<BuildReport> {
  const watch = new Stopwatch();
  const inputs = await watch.time("prepare", () => prepareBuild(contentFolder, config));
  const crew = new Crew(inputs, countTemplates(contentFolder));
  try {
    const content = await watch.time("compile", () => compileContent(contentFolder, crew));
    const { catalogue } = content;
    let ledger = new Map<string, MadePart>();
    const report = await buildSiteFolder(outFolder, async (folders) => {
      const frame = await watch.time("bundle", () => prepareFrame({ inputs, catalogue, folders, isLight }));
      const keys = keysOfParts(content, frame.pages, config);
      const unchanged = unchangedParts(keys, await watch.time("ledger", () => readLedger(outFolder)));
      if (unchanged.size > keys.size / 2) await folders.takeTurns(frame.publicAddresses);
      const write = (names: PartName[]) => crew.write(names, { catalogue, settings: frame.pages });
      const made = await watch.time("pages", async () => {
        const changed = [...keys.keys()].filter((name) => !unchanged.has(name));
        // Others write while this thread looks through what stands there.
        const [written, kept] = await allEnded([write(changed), keepParts(unchanged, frame.pages.place)]);
        ledger = kept;
        // Whose files somebody has touched.
        return [...written, ...(await write([...unchanged.keys()].filter((name) => !kept.has(name))))];
      });
      const failures = made.flatMap((part) => part.failures);
      if (failures.length > 0) throw new PageAssemblyError(failures.sort());
      for (const { name, files } of made) ledger.set(name, { key: keys.get(name) ?? "", files });

      // They give their memory back before this thread takes more.
      await crew.end();
      const { messages } = inputs;
      const plans = new PagePlanner({ library: keptLibrary(catalogue), messages, brand: config.brand }).all();
      const around = await watch.time("frame", () => frame.write(plans));
      const others = [...[...ledger.values()].flatMap((part) => part.files), ...around];
      const files = [...others, ...(await frame.copyPublic(others))];
      const report: BuildReport = {
        pages: plans.length,
        parts: keys.size,
        madeParts: made.length,
        hash: frame.pages.hash,
        stages: watch.stages,
      };
      return { report, addresses: files.map(({ address }) => address) };
    });
    await watch.time("remember", async () => {
      await writeLedger(outFolder, ledger);
      await Promise.all([rasterCache.prune(), compressedCache.prune(), templateStore.prune()]);
    });
    return report;
  } finally {
    await crew.end();
  }
}
