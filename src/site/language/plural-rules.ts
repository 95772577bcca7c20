import type { Locale } from "../../domain/locale.ts";

/**
 * The browser's own plural rules of a language, in place of the tables that come with the message compiler: these say the same in
 * more bytes. Made when first asked, since a page needs one language.
 */
export function pluralRuleOf(locale: Locale): (count: number) => Intl.LDMLPluralRule {
  let rules: Intl.PluralRules | undefined;
  return (count) => {
    rules ??= new Intl.PluralRules(locale);
    return rules.select(count);
  };
}
