import path from "node:path";
import type { Plugin } from "vite";
import type { InterfaceMessages } from "../../../compiler/read-interface.ts";
import { isLocale, type Locale } from "../../../domain/locale.ts";
import { groupsOfParts, isShared, type SitePart, siteParts } from "../../../domain/message-groups.ts";
import { projectFolder } from "../../folders.ts";
import { compileMessages } from "./compile-messages.ts";

const prefix = "virtual:language/";

/** What compiled messages import, where ours does the same in fewer bytes or less time. */
const ownRuntime: Record<string, string> = {
  "@messageformat/runtime": "src/site/language/message-runtime.ts",
  "@messageformat/runtime/lib/cardinals": "src/site/language/plural-rules.ts",
};

export type MessageSource = (locale: Locale) => InterfaceMessages | Promise<InterfaceMessages>;

/** The module of what every page needs of a language, or of what one part says beyond that. */
export function languageModule(locale: Locale, part?: SitePart): string {
  return prefix + locale + (part === undefined ? "" : `/${part}`);
}

/** Whose words come as a module of their own: the page for what does not exist has nothing to wait for. */
export const partsWithWords = siteParts.filter((part) => part !== "not-found");

/** Provides `virtual:language/fr`, what every page needs of one language, and `virtual:language/fr/listing` and so on. */
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
      if (id.startsWith(prefix)) return id;
      const own = importer?.startsWith(prefix) ? ownRuntime[id] : undefined;
      return own && path.join(projectFolder, own);
    },
    async load(id) {
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
