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
