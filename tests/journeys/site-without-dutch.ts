/** Builds the site from content in which no template exists in Dutch. */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildSite } from "../../src/build/build-site.ts";
import { contentFolder } from "../../src/build/folders.ts";
import { readConfig } from "../../src/build/read/read-config.ts";

/** Takes some seconds. */
export async function buildSiteWithoutDutch(folder: string): Promise<string> {
  const content = path.join(folder, "content");
  const outFolder = path.join(folder, "dist");
  cpSync(contentFolder, content, { recursive: true });
  for (const kind of ["inspirations", "sessions"]) {
    for (const name of readdirSync(path.join(content, kind))) leaveDutchOut(path.join(content, kind, name));
  }
  await buildSite({ contentFolder: content, outFolder, config: readConfig(process.env), isLight: true });
  return outFolder;
}

function leaveDutchOut(template: string): void {
  rmSync(path.join(template, "nl.yaml"), { force: true });
  const facts = path.join(template, "facts.yaml");
  const lines = readFileSync(facts, "utf8").replace(/^withoutLanguages:.*\n?/m, "");
  writeFileSync(facts, `${lines.trimEnd()}\nwithoutLanguages: [nl]\n`);
}
