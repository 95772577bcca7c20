import path from "node:path";
import type { Plugin } from "vite";
import type { InterfaceMessages } from "../../../compiler/read-interface.ts";
import { isLocale, type Locale, locales } from "../../../domain/locale.ts";
import { groupsOfParts, isShared, type SitePart, siteParts } from "../../../domain/message-groups.ts";
import { languages } from "../../../languages/languages.ts";
import { projectFolder } from "../../folders.ts";
import { compileMessages } from "./compile-messages.ts";

const prefix = "virtual:language/";
const languagesModule = "virtual:languages";
const pluralsModule = "virtual:plural-rules";

/** Replacements for modules that compiled messages import, which do the same in fewer bytes or less time. */
const ownRuntime: Record<string, string> = {
  "@messageformat/runtime": path.join(projectFolder, "src/site/language/message-runtime.ts"),
  "@messageformat/runtime/lib/cardinals": pluralsModule,
};

/** The virtual modules with one entry for each language. */
const tables: Record<string, () => string> = {
  [languagesModule]: () => {
    const names = locales.map((locale) => [locale, languages[locale].name]);
    const packs = locales.map((locale) => `${locale}: () => import(${JSON.stringify(languageModule(locale))}),`);
    return [
      `export const languageNames = ${JSON.stringify(Object.fromEntries(names))};`,
      `export const languagePacks = { ${packs.join(" ")} };`,
    ].join("\n");
  },
  // Compiled messages import the rule of their language by its code.
  [pluralsModule]: () => {
    const rules = path.join(projectFolder, "src/site/language/plural-rules.ts");
    return [
      `import { pluralRuleOf } from ${JSON.stringify(rules)};`,
      ...locales.map((locale) => `export const ${locale} = pluralRuleOf("${locale}");`),
    ].join("\n");
  },
};

export type MessageSource = (locale: Locale) => InterfaceMessages | Promise<InterfaceMessages>;

/** The module of the strings that every page needs of a language, or of those that one part needs besides. */
export function languageModule(locale: Locale, part?: SitePart): string {
  return prefix + locale + (part === undefined ? "" : `/${part}`);
}

/** The parts with a module of strings of their own. The not-found page has none, so that it waits for nothing. */
export const partsWithWords = siteParts.filter((part) => part !== "not-found");

/**
 * Provides `virtual:language/fr`, the strings of a language that every page needs, `virtual:language/fr/listing` and so on, and
 * `virtual:languages`, the table of all languages.
 */
export function languagePacks(source: MessageSource): Plugin {
  const writeMessages = async (locale: Locale, isIn: (group: string) => boolean) => {
    const groups = Object.entries(await source(locale)).filter(([group]) => isIn(group));
    const code = compileMessages(locale, Object.fromEntries(groups));
    return code.replace(/^export default /m, "export const messages = ");
  };

  return {
    name: "language-packs",
    enforce: "pre",
    resolveId(id, importer) {
      if (id.startsWith(prefix) || id in tables) return id;
      return importer?.startsWith(prefix) ? ownRuntime[id] : undefined;
    },
    async load(id) {
      const table = tables[id];
      if (table) return table();
      const [locale, name] = id.startsWith(prefix) ? id.slice(prefix.length).split("/") : [];
      if (!isLocale(locale)) return undefined;
      const part = partsWithWords.find((one) => one === name);
      if (part) return writeMessages(locale, (group) => groupsOfParts[part].includes(group));
      const parts = partsWithWords.map(
        (part) => `${JSON.stringify(part)}: () => import(${JSON.stringify(languageModule(locale, part))}),`,
      );
      return [await writeMessages(locale, isShared), `export const parts = { ${parts.join(" ")} };`].join("\n");
    },
  };
}
