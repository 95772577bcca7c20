import { pathOf } from "../../domain/route.ts";
import { type CorporateLink, localizedUrl, socialNetworks } from "../../domain/site-config.ts";
import { asksConsent, config, version } from "../config.ts";
import { useLocale, useMessages } from "../language/language.tsx";
import { Button } from "../ui/button.tsx";
import { ExternalLink } from "../ui/external-link.tsx";
import { Icon } from "../ui/icon.tsx";
import styles from "./footer.module.css";
import { Logo } from "./logo.tsx";
import { networkNames } from "./share-links.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

const columns = {
  product: ["features", "uses", "pricing", "demo", "contact"],
  learn: ["blog", "whitePapers", "caseStudies", "helpCenter"],
  house: ["corporate", "company", "careers", "partners", "press"],
} as const satisfies Record<string, readonly CorporateLink[]>;

export function Footer() {
  const locale = useLocale();
  const { header, footer, site } = useMessages();
  const corporate = (link: CorporateLink) => (
    <ExternalLink href={localizedUrl(config.corporateUrls[link], locale)}>
      {link === "corporate" ? footer.corporate({ brand: config.brand }) : footer[link]()}
    </ExternalLink>
  );

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
          <ul className={styles.social} aria-label={footer.follow({ brand: config.brand })}>
            {socialNetworks.map((network) => (
              <li key={network}>
                <ExternalLink href={config.socialUrls[network]} aria-label={networkNames[network]}>
                  <Icon name={network} size={20} />
                </ExternalLink>
              </li>
            ))}
          </ul>
        </div>
        <nav className={styles.columns} aria-label={footer.heading({ brand: config.brand })}>
          {Object.entries(columns).map(([column, links]) => (
            <div key={column}>
              <h2>{footer[column as keyof typeof columns]()}</h2>
              <ul className={styles.links}>
                {links.map((link) => (
                  <li key={link}>{corporate(link)}</li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={styles.end}>
          <ThemeSwitch />
          {asksConsent && (
            <Button fill="raw" className={styles.choices} data-consent data-waiting>
              {footer.consent()}
            </Button>
          )}
          <small>
            {config.brand} {config.siteName} {version}
          </small>
        </div>
      </div>
    </footer>
  );
}
