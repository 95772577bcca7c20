import { useEffect, useRef, useState } from "react";
import { type Locale, languageNames, locales } from "../../domain/locale.ts";
import type { PageContext } from "../../domain/page.ts";
import { homePath } from "../../domain/route.ts";
import { useLocale, useMessages } from "../language/language.tsx";
import { Icon } from "../ui/icon.tsx";
import { storageKeys, store } from "../visitor/storage.ts";
import styles from "./language-selector.module.css";

/** Plain links to this page in the other languages, so that it works without JavaScript too (R4.6). */
export function LanguageSelector({ context }: { context: PageContext }) {
  const current = useLocale();
  const { header, site } = useMessages();
  const disclosure = useRef<HTMLDetailsElement>(null);
  const [search, setSearch] = useState("");

  useEffect(() => closeFromOutside(disclosure.current), []);

  // The page that does not exist leads to the home page in each language.
  const urls = new Map<Locale, string>(
    context.routeName === "not-found"
      ? locales.map((locale) => [locale, homePath(locale)])
      : context.translations.map(({ locale, url }) => [locale, url]),
  );
  // What a listing shows stands in its address, and means the same in every language.
  const isListing = context.routeName === "inspirations" || context.routeName === "sessions";
  const query = isListing ? search : "";
  const choose = (locale: Locale) => {
    store(storageKeys.language, locale);
    disclosure.current?.removeAttribute("open");
  };

  return (
    <details ref={disclosure} className={styles.selector} onToggle={() => setSearch(location.search)}>
      <summary>
        <span className="visually-hidden">{header.language() + site.colon()}</span>
        <span className={styles.name}>{languageNames[current]}</span>
        <span className={styles.code}>{current.toUpperCase()}</span>
        <Icon name="chevron" size={12} />
      </summary>
      <ul className={styles.list}>
        {locales.map((locale) => {
          const url = urls.get(locale);
          return (
            <li key={locale}>
              {url ? (
                <a
                  href={url + query}
                  lang={locale}
                  hrefLang={locale}
                  aria-current={locale === current ? "true" : undefined}
                  onClick={() => choose(locale)}
                >
                  {languageNames[locale]}
                </a>
              ) : (
                <span className={styles.missing}>
                  <span lang={locale}>{languageNames[locale]}</span> <small>{header.languageMissing()}</small>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** Closes an open disclosure on Escape, and when the pointer or the focus goes elsewhere. Returns how to stop doing so. */
function closeFromOutside(details: HTMLDetailsElement | null): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !details?.open) return;
    details.open = false;
    details.querySelector("summary")?.focus();
  };
  const onGoing = ({ target }: Event) => {
    if (details?.open && !details.contains(target as Node)) details.open = false;
  };
  const controller = new AbortController();
  document.addEventListener("keydown", onKeyDown, controller);
  document.addEventListener("pointerdown", onGoing, controller);
  document.addEventListener("focusin", onGoing, controller);
  return () => controller.abort();
}
