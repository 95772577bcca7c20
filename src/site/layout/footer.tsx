import type { PageContext } from "../../domain/page.ts";
import { isVisitorsOwn, pathOf } from "../../domain/route.ts";
import { type CorporateLink, localizedUrls } from "../../domain/site-config.ts";
import { asksConsent, config, version } from "../config.ts";
import { pathOfPage, publicUrl, titleOf } from "../head.ts";
import { useLocale, useMessages } from "../language/language.tsx";
import { ExternalLink, newTabNote } from "../ui/external-link.tsx";
import { ConsentButton } from "./consent-button.tsx";
import styles from "./footer.module.css";
import { Logo } from "./logo.tsx";
import { NetworkLinks, shareUrls } from "./network-links.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

const columns = {
  product: ["features", "uses", "pricing", "demo", "contact"],
  learn: ["blog", "whitePapers", "caseStudies", "helpCenter"],
  house: ["corporate", "company", "careers", "partners", "press"],
} as const satisfies Record<string, readonly CorporateLink[]>;

export function Footer({ context }: { context: PageContext }) {
  const locale = useLocale();
  const { header, footer, share, site } = useMessages();
  // A page that does not exist is nothing to share, and one's own is shared by its address, with what that asks for.
  const path = isVisitorsOwn(context.routeName) ? undefined : pathOfPage(context);
  const urls = localizedUrls(config.corporateUrls, locale);
  const filledColumns = Object.entries(columns)
    .map(([column, links]) => ({ column: column as keyof typeof columns, links: links.filter((link) => link in urls) }))
    .filter(({ links }) => links.length > 0);

  return (
    <footer className={styles.footer}>
      <div className={`container ${styles.grid}`}>
        <div className={styles.brand}>
          <a
            href={pathOf({ name: "home" }, locale)}
            className={styles.home}
            aria-label={`${config.brand}, ${header.home()}`}
          >
            <Logo />
          </a>
          <p>{site.tagline()}</p>
          <NetworkLinks
            id="follow"
            heading={footer.follow({ brand: config.brand })}
            urls={localizedUrls(config.socialUrls, locale)}
          />
          {path && (
            <NetworkLinks
              id="share"
              heading={share.heading()}
              urls={shareUrls(publicUrl(path), titleOf(context))}
              label={share.on}
            />
          )}
        </div>
        {filledColumns.length > 0 && (
          <nav className={styles.columns} aria-label={footer.heading({ brand: config.brand })}>
            {filledColumns.map(({ column, links }) => (
              <div key={column}>
                <h2>{footer[column]()}</h2>
                <ul className={styles.links}>
                  {links.map((link) => (
                    <li key={link}>
                      <ExternalLink href={urls[link]}>{footer[link]({ brand: config.brand })}</ExternalLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        )}
        <div className={styles.end}>
          <ThemeSwitch />
          <a href={pathOf({ name: "privacy" }, locale)}>{footer.privacy()}</a>
          {asksConsent && <ConsentButton />}
          <span id={newTabNote} hidden>
            {footer.newTab()}
          </span>
          <small translate="no">
            {config.brand} {config.siteName} {version}
          </small>
        </div>
      </div>
    </footer>
  );
}
