/** Builds the site in English with many more templates than there are: numbered copies of the real ones. */
import path from "node:path";
import { contentFolder } from "../../src/build/folders.ts";
import { publishSite } from "../../src/build/publish-site.ts";
import { readConfig } from "../../src/build/read-config.ts";
import { readCatalogue } from "../../src/build/read-site-content.ts";
import { openWorkshop } from "../../src/build/workshop.ts";
import type { Inspiration } from "../../src/domain/template.ts";

/** Takes some seconds. */
export async function buildSiteWithMany(folder: string, count: number): Promise<string> {
  const outFolder = path.join(folder, "dist");
  const workshop = await openWorkshop(contentFolder, readConfig(process.env));
  const real = readCatalogue(contentFolder, workshop.renderer);
  const inspirations = Array.from({ length: count }, (_, index) => {
    const model = real.inspirations[index % real.inspirations.length] as Inspiration;
    return index < real.inspirations.length ? model : copyOf(model, index);
  });
  await publishSite({
    workshop,
    catalogue: { ...real, inspirations },
    outFolder,
    inLocales: ["en"],
  });
  return outFolder;
}

function copyOf({ words, ...model }: Inspiration, number: number): Inspiration {
  if (!words.en) throw new Error(`There is no ${model.key} in English`);
  const { en } = words;
  return {
    ...model,
    key: `${model.key}-${number}`,
    words: { en: { ...en, name: `${en.name} ${number}`, slug: `${en.slug}-${number}` } },
  };
}
