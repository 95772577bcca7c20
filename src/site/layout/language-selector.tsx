import { languageNames } from "virtual:languages";
import { useEffect, useRef } from "react";
import { type Locale, locales } from "../../domain/locale.ts";
import type { PageContext } from "../../domain/page.ts";
import { homePath } from "../../domain/route.ts";
import { pathOfPage } from "../head.ts";
import { useLocale, useMessages } from "../language/language.tsx";
import { Icon } from "../ui/icon.tsx";
import styles from "./language-selector.module.css";

/** Plain links to this page in the other languages, so that it works without JavaScript too (R4.6). Pressed, they are followed by the arrival script. */
export function LanguageSelector({ context }: { context: PageContext }) {
  const current = useLocale();
  const { header, site } = useMessages();
  const disclosure = useRef<HTMLDetailsElement>(null);

  useEffect(() => closeFromOutside(disclosure.current as HTMLDetailsElement), []);

  // The page that does not exist leads to the home page in each language.
  const urlIn = (locale: Locale) =>
    context.routeName === "not-found" ? homePath(locale) : pathOfPage({ ...context, locale });

  return (
    <details ref={disclosure} className={styles.selector}>
      <summary>
        <span className="visually-hidden">{header.language() + site.colon()}</span>
        <span className={styles.name} translate="no">
          {languageNames[current]}
        </span>
        <span className={styles.code} translate="no">
          {current.toUpperCase()}
        </span>
        <Icon name="chevron" size={12} />
      </summary>
      <ul className={styles.list}>
        {locales.map((locale) => {
          const url = urlIn(locale);
          return (
            <li key={locale}>
              {url ? (
                <a
                  href={url}
                  lang={locale}
                  translate="no"
                  hrefLang={locale}
                  aria-current={locale === current ? "true" : undefined}
                  onClick={() => disclosure.current?.removeAttribute("open")}
                >
                  {languageNames[locale]}
                </a>
              ) : (
                <span className={styles.missing}>
                  <span lang={locale} translate="no">
                    {languageNames[locale]}
                  </span>{" "}
                  <small>{header.languageMissing()}</small>
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
function closeFromOutside(details: HTMLDetailsElement): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !details.open) return;
    details.open = false;
    details.querySelector("summary")?.focus();
  };
  const onGoing = ({ target }: Event) => {
    if (!details.contains(target as Node)) details.open = false;
  };
  const controller = new AbortController();
  document.addEventListener("keydown", onKeyDown, controller);
  document.addEventListener("pointerdown", onGoing, controller);
  document.addEventListener("focusin", onGoing, controller);
  return () => controller.abort();
}
