import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { comparisonAddress, mostCompared } from "../../../domain/comparison.ts";
import type { Locale } from "../../../domain/locale.ts";
import type { TemplateReference } from "../../../domain/template.ts";
import { useLocale } from "../../language/language.tsx";
import type { Messages } from "../../language/messages.generated.ts";
import { loadLanguage } from "../../navigation/load-language.ts";
import { adoptStyles } from "../../ui/adopt-styles.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { RareIcon } from "../../ui/rare-icon.tsx";
import { Tray } from "../../ui/tray.tsx";
import { type Compared, comparedStore } from "../compared-store.ts";
import styles from "./compare-tray.css?inline";

/** The name of a template in a language; undefined if it lacks the language. */
export type NameOf = (template: TemplateReference, locale: Locale) => Promise<string | undefined>;

/** The templates that are chosen to be compared, at the bottom of every page, with the way to compare them. */
export function CompareTray({ nameOf }: { nameOf: NameOf }) {
  const locale = useLocale();
  const words = useOwnWords(locale);
  const chosen = useSyncExternalStore(comparedStore.subscribe, comparedStore.read);
  const refused = useSyncExternalStore(comparedStore.subscribe, comparedStore.refused);
  const tray = useRef<HTMLElement>(null);
  useLayoutEffect(() => adoptStyles(styles), []);
  useNamesIn(locale, chosen, nameOf);

  const remove = (it: Compared) => {
    comparedStore.toggle(it);
    // Its button is gone. The focus goes on to the next one, or to where the template was chosen.
    const next = tray.current?.querySelector<HTMLElement>("button, a");
    (next ?? document.querySelector<HTMLElement>(`[data-compares="${it.template}"]`))?.focus();
  };
  if (!words || chosen.length === 0) return null;
  const count = chosen.length;
  const status = refused ? words.full({ name: refused.name }) : words.count({ count, most: mostCompared });
  return (
    <Tray ref={tray} className="compare-tray" title={words.heading()}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari finds no list without markers */}
      <ul role="list">
        {chosen.map((it) => (
          <li key={it.template} lang={it.locale}>
            <span>{it.name}</span>
            <button type="button" lang={locale} title={words.remove({ name: it.name })} onClick={() => remove(it)}>
              <RareIcon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{count === 1 ? words.one() : status}</p>
      {count > 1 && (
        <ButtonLink
          href={comparisonAddress(
            chosen.map(({ template }) => template),
            locale,
          )}
        >
          {words.go({ count })}
        </ButtonLink>
      )}
    </Tray>
  );
}

/** Those of the tray, which no page has. */
function useOwnWords(locale: Locale): Messages["tray"] | undefined {
  const [words, setWords] = useState<Messages["tray"]>();
  useEffect(() => {
    let isWanted = true;
    loadLanguage(locale, "tray").then(({ messages }) => isWanted && setWords(messages.tray), console.warn);
    return () => {
      isWanted = false;
    };
  }, [locale]);
  return words;
}

/** Has the templates named in the language of the page. One that lacks it keeps its name. */
function useNamesIn(locale: Locale, chosen: readonly Compared[], nameOf: NameOf): void {
  useEffect(() => {
    if (chosen.every((it) => it.locale === locale)) return;
    const translate = async (it: Compared) => {
      const name = it.locale === locale ? undefined : await nameOf(it.template, locale);
      return name === undefined ? it : { ...it, name, locale };
    };
    Promise.all(chosen.map(translate)).then((named) => {
      const isNews = named.some((it, index) => it !== chosen[index]);
      if (isNews && comparedStore.read() === chosen) comparedStore.replace(named);
    }, console.warn);
  }, [locale, chosen, nameOf]);
}
