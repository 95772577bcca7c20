import type { Plugin } from "vite";
import { type ConsentLocale, type ConsentWords, consentLocales } from "../../../domain/consent.ts";

const prefix = "virtual:consent/";

export type ConsentWordsSource = (
  locale: ConsentLocale,
) => ConsentWords | undefined | Promise<ConsentWords | undefined>;

/** Provides `virtual:consent/fr`: the words of the question, which no page is drawn with. */
export function consentWords(source: ConsentWordsSource, brand: string): Plugin {
  return {
    name: "consent-words",
    resolveId: (id) => (id.startsWith(prefix) ? id : undefined),
    async load(id) {
      const locale = consentLocales.find((one) => id === prefix + one);
      if (!locale) return undefined;
      const words = JSON.stringify((await source(locale)) ?? {});
      return `export const words = ${words.replaceAll("{brand}", () => JSON.stringify(brand).slice(1, -1))};`;
    },
  };
}

/**
 * The package makes its elements from markup, which the security policy forbids (Trusted Types). The words are text, and are
 * put in as such.
 */
export const consentAsText: Plugin = {
  name: "consent-as-text",
  enforce: "pre",
  transform(code, id) {
    if (!/vanilla-cookieconsent\/dist\/.+\.js/.test(id)) return undefined;
    if (!code.includes(".innerHTML=")) throw new Error("vanilla-cookieconsent is not written as it was");
    return { code: code.replaceAll(".innerHTML=", ".textContent="), map: null };
  },
};
