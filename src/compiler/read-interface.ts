import { type Locale, locales } from "../domain/locale.ts";
import { checkInterface } from "./checks/interface-messages.ts";
import { arrangeProblems, type Problem } from "./problem.ts";
import { readInterfaceFiles } from "./read-content.ts";

/** ICU messages by name, in groups. */
export interface InterfaceMessages {
  [name: string]: string | InterfaceMessages;
}

export type ReadInterfaceResult =
  | { ok: true; messages: Record<Locale, InterfaceMessages> }
  | { ok: false; problems: Problem[] };

/** The interface's strings, which are no part of the catalogue: the site's build compiles them to code. */
export function readInterface(contentFolder: string): ReadInterfaceResult {
  const problems: Problem[] = [];
  const files = readInterfaceFiles(contentFolder, problems);
  problems.push(...checkInterface(files));
  if (problems.length > 0) return { ok: false, problems: arrangeProblems(problems) };
  const messages = locales.map((locale) => [locale, files.interface[locale]?.raw]);
  return { ok: true, messages: Object.fromEntries(messages) as Record<Locale, InterfaceMessages> };
}
