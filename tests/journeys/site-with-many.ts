/** Builds the site in English with many more templates than there are: numbered copies of the real ones. */
import path from "node:path";
import { readConfig } from "../../src/build/read/read-config.ts";
import { publishSite, readRealContent } from "../../src/build/testing/test-publish-site.ts";
import type { Inspiration } from "../../src/domain/template.ts";

/** Takes some seconds. */
export async function buildSiteWithMany(folder: string, count: number): Promise<string> {
  const outFolder = path.join(folder, "dist");
  const { workshop, catalogue } = await readRealContent(readConfig(process.env));
  const inspirations = Array.from({ length: count }, (_, index) => {
    const model = catalogue.inspirations[index % catalogue.inspirations.length] as Inspiration;
    return index < catalogue.inspirations.length ? model : copyOf(model, index);
  });
  await publishSite({ workshop, catalogue: { ...catalogue, inspirations }, outFolder, locale: "en" });
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
