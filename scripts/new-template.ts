/** `npm run new -- inspiration my-slug [--board kind]`, `npm run new -- session my-slug`. */
import path from "node:path";
import { parseArgs } from "node:util";
import { siteConfig } from "../site.config.ts";
import { loadRenderer } from "../src/build/bundle/load-renderer.ts";
import { contentFolder, projectFolder } from "../src/build/folders.ts";
import { prepareFonts } from "../src/build/fonts/fonts.ts";
import type { InterfaceMessages } from "../src/compiler/read-interface.ts";
import { type Locale, locales } from "../src/domain/locale.ts";
import { createTemplate } from "./new-template/create-template.ts";

const usage = `Write: npm run new -- inspiration my-slug
   or: npm run new -- inspiration my-slug --board radial
   or: npm run new -- session my-slug`;

/** The needs of a board's kind come from the code that draws it. */
async function readBoardNeeds() {
  const { folder: fontsFolder, measure } = await prepareFonts();
  const messages = Object.fromEntries(locales.map((locale) => [locale, {}])) as Record<Locale, InterfaceMessages>;
  return (await loadRenderer({ config: siteConfig, fontsFolder, messages }, measure)).boardNeeds;
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options: { board: { type: "string" } }, allowPositionals: true });
    const [kind, key, ...others] = positionals;
    if (others.length > 0) return { error: `What is '${others[0]}'?` };
    return { kind, key, board: values.board };
  } catch (error) {
    return { error: (error as Error).message };
  }
}

const order = readArguments();
const today = new Date().toISOString().slice(0, 10);
const created =
  "error" in order
    ? ({ ok: false, message: order.error } as const)
    : await createTemplate(order, { contentFolder, today, boardNeeds: readBoardNeeds });

if (created.ok) {
  const folder = path.relative(projectFolder, created.folder);
  const board = created.board === undefined ? "" : `, with a board of the kind ${created.board}`;
  console.log(`Wrote ${folder}/: facts.yaml and a file for each language${board}.

What to do next:
1. Replace every TODO, facts.yaml and en.yaml first; docs/content-format.md explains each field.
2. \`npm run check\` lists what is left to write.
3. \`npm run dev\` tells the same at the template's English address, and shows its pages once nothing is left.`);
} else {
  console.error(`${created.message}\n\n${usage}`);
  process.exitCode = 1;
}
