import type { Plugin } from "vite";
import type { InterfaceMessages } from "../../compiler/read-interface.ts";
import type { Catalogue } from "../../domain/catalogue.ts";
import { isLocale, type Locale } from "../../domain/locale.ts";
import type { TemplateKind } from "../../domain/template.ts";
import { compileMessages } from "./compile-messages.ts";

const prefix = "virtual:language/";

export type KnownSlugs = Record<TemplateKind, string[]>;

export interface LanguagePackSource {
  messages: (locale: Locale) => InterfaceMessages | Promise<InterfaceMessages>;
  /** Which of Vite's environments asks: `client` is the browser. */
  slugs: (locale: Locale, environment: string) => KnownSlugs | Promise<KnownSlugs>;
}

export function languageModule(locale: Locale): string {
  return prefix + locale;
}

/** Every slug that exists in a language. */
export function slugsOf(catalogue: Pick<Catalogue, "inspirations" | "sessions">, locale: Locale): KnownSlugs {
  const slugs = (templates: { words: Partial<Record<Locale, { slug: string }>> }[]) =>
    templates.flatMap(({ words }) => words[locale]?.slug ?? []).sort();
  return { inspiration: slugs(catalogue.inspirations), session: slugs(catalogue.sessions) };
}

/** Provides `virtual:language/fr` and so on: what the site needs of one language, as one module. */
export function languagePacks(source: LanguagePackSource): Plugin {
  return {
    name: "language-packs",
    resolveId: (id) => (id.startsWith(prefix) ? id : undefined),
    async load(id) {
      const locale = id.startsWith(prefix) ? id.slice(prefix.length) : undefined;
      if (!isLocale(locale)) return undefined;
      const compiled = compileMessages(locale, await source.messages(locale));
      const slugs = await source.slugs(locale, this.environment.name);
      // One string is smaller than a list, and is split once.
      const list = (words: string[]) => `${JSON.stringify(words.join(" "))}.split(" ")`;
      return [
        compiled.replace(/^export default /m, "export const messages = "),
        `export const slugs = { inspiration: ${list(slugs.inspiration)}, session: ${list(slugs.session)} };`,
      ].join("\n");
    },
  };
}
