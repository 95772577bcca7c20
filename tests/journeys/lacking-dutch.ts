/** The project's content, in which one template does not exist in Dutch. */
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { contentFolder } from "../../src/build/folders.ts";

/** An inspiration, by its key, which is its English slug. */
export const keyLackingDutch = "film-critic";

export function copyContentLackingDutch(folder: string): void {
  cpSync(contentFolder, folder, { recursive: true });
  const template = path.join(folder, "inspirations", keyLackingDutch);
  rmSync(path.join(template, "nl.yaml"));
  const facts = path.join(template, "facts.yaml");
  writeFileSync(facts, `${readFileSync(facts, "utf8").trimEnd()}\nwithoutLanguages: [nl]\n`);
}
