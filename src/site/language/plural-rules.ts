import type { Locale } from "../../domain/locale.ts";

/**
 * The browser's own plural rules, under the names by which compiled messages import them: the tables that come with the
 * message compiler say the same in more bytes. Made when first asked, since a page needs one language.
 */
function ruleOf(locale: Locale): (count: number) => Intl.LDMLPluralRule {
  let rules: Intl.PluralRules | undefined;
  return (count) => {
    rules ??= new Intl.PluralRules(locale);
    return rules.select(count);
  };
}

export const de = ruleOf("de");
export const en = ruleOf("en");
export const es = ruleOf("es");
export const fr = ruleOf("fr");
export const it = ruleOf("it");
export const nl = ruleOf("nl");
export const pt = ruleOf("pt");
