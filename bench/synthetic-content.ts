import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parse, stringify } from "yaml";

const kinds = ["inspirations", "sessions"] as const;

interface RealTemplate {
  folder: (typeof kinds)[number];
  key: string;
  /** By file name. */
  files: Map<string, Record<string, unknown>>;
}

/**
 * Writes a content folder that holds the real templates and a number of copies of each. Copies have addresses and texts of
 * their own, so that nothing made for one page can serve for another.
 */
export async function writeSyntheticContent(realContent: string, folder: string, copies: number): Promise<void> {
  await cp(realContent, folder, { recursive: true });
  const real = await readTemplates(realContent);
  for (let copy = 1; copy <= copies; copy += 1) {
    for (const template of real) await writeCopy(template, copy, folder);
  }
}

async function readTemplates(content: string): Promise<RealTemplate[]> {
  const templates: RealTemplate[] = [];
  for (const folder of kinds) {
    for (const key of await readdir(path.join(content, folder))) {
      const files = new Map<string, Record<string, unknown>>();
      for (const name of await readdir(path.join(content, folder, key))) {
        files.set(name, parse(await readFile(path.join(content, folder, key, name), "utf8")));
      }
      templates.push({ folder, key, files });
    }
  }
  return templates;
}

async function writeCopy({ folder, key, files }: RealTemplate, copy: number, content: string): Promise<void> {
  const target = path.join(content, folder, `${key}-${copy}`);
  await mkdir(target);
  for (const [name, fields] of files) {
    const varied = name === "facts.yaml" ? varyFacts(fields, copy) : varyWords(fields, copy);
    await writeFile(path.join(target, name), stringify(varied, { lineWidth: 0 }));
  }
}

/** Copies recommend copies, so that the pages differ in their links as well. */
function varyFacts(facts: Record<string, unknown>, copy: number): unknown {
  const recommendations = facts.recommendations as string[];
  return { ...facts, recommendations: recommendations.map((reference) => `${reference}-${copy}`) };
}

/** Leaves room for the number of a copy, which is no word of its own: some real templates have as many words as they may. */
const longestName = 46;

function varyWords({ slug, name, ...words }: Record<string, unknown>, copy: number): unknown {
  return {
    slug: `${slug}-${copy}`,
    name: `${String(name).slice(0, longestName)}${copy}`,
    ...(varyTexts(words, copy) as object),
  };
}

function varyTexts(value: unknown, copy: number): unknown {
  if (typeof value === "string") return swapLetters(value, copy);
  if (Array.isArray(value)) return value.map((each) => varyTexts(each, copy));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, varyTexts(each, copy)]));
}

const sureOfItsLanguage = 140;

/** The target of a link, or a word that is long enough to misspell. */
const words = /\]\([^)]*\)|[\p{Ll}\u00ad]{4,}/gu;

/**
 * Swaps two neighbouring letters of a word, which word and which letters depending on the copy: another text, as long as
 * it was and nearly as wide, and still in its language. So it passes all checks that it passed before.
 */
function swapLetters(text: string, copy: number): string {
  // One misspelt word of few can make a text seem to be in another language, which the checks would refuse.
  if (text.length < sureOfItsLanguage) return text;
  const found = [...text.matchAll(words)].filter(([word]) => !word.startsWith("]"));
  const places = found.flatMap(({ index, 0: word }) =>
    Array.from({ length: word.length - 2 }, (_, offset) => index + offset + 1).filter(
      (place) => text[place] !== text[place + 1],
    ),
  );
  const place = places[(copy * 7) % places.length];
  if (place === undefined) return text;
  return text.slice(0, place) + text[place + 1] + text[place] + text.slice(place + 2);
}
