import type { PageContext } from "../../domain/page.ts";
import { isOfTemplates, pathOf } from "../../domain/route.ts";
import { config } from "../config.ts";
import { useLocale, useMessages } from "../language/language.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { signInUrlFrom } from "./external-urls.ts";
import { greetingPlaceId } from "./greeting-place.ts";
import styles from "./header.module.css";
import { LanguageSelector } from "./language-selector.tsx";
import { Logo } from "./logo.tsx";
import { ReadingProgress } from "./reading-progress.tsx";

export function Header({ context }: { context: PageContext }) {
  const locale = useLocale();
  const { header } = useMessages();
  const { routeName } = context;
  const home = pathOf({ name: "home" }, locale);
  const templates = pathOf({ name: "inspirations" }, locale);
  // The entry is current on its own page, and marks its section elsewhere.
  const current = (isHere: boolean, isWithin = isHere) => ({
    "aria-current": isHere ? ("page" as const) : isWithin ? ("true" as const) : undefined,
  });

  return (
    <header className={styles.header}>
      <div className={`container ${styles.bar}`}>
        <a href={home} className={styles.brand} aria-label={`${config.brand}, ${header.home()}`}>
          <Logo />
        </a>
        <nav className={styles.navigation} aria-label={header.mainNavigation()}>
          <a href={home} {...current(routeName === "home")}>
            {header.home()}
          </a>
          <a href={templates} {...current(routeName === "inspirations", isOfTemplates(routeName))}>
            <span className={styles.onWideScreens}>{header.allTemplates()}</span>
            <span className={styles.onSmallScreens}>{header.templates()}</span>
          </a>
          <a href={pathOf({ name: "discover" }, locale)} {...current(routeName === "discover")}>
            <span className={styles.onWideScreens}>{header.discover()}</span>
            {/* On small screens the third entry is the platform's (R2.6): what it is, and from there to it. */}
            <span className={styles.onSmallScreens} translate="no">
              {config.brand}
            </span>
          </a>
          <a
            href={pathOf({ name: "favourites" }, locale)}
            title={header.favourites()}
            {...current(routeName === "favourites")}
          >
            <Icon name="bookmark" size={24} />
          </a>
        </nav>
        {/* The greeting takes the button's place, which keeps its size: what is free of it joins the room before it. */}
        <div className={styles.account}>
          {/* A text of nothing, so that React leaves alone what is put there. */}
          <span id={greetingPlaceId} suppressHydrationWarning>
            {""}
          </span>
          <ButtonLink fill="hollow" className={styles.signIn} href={signInUrlFrom("signin", context)}>
            {header.signIn()}
          </ButtonLink>
        </div>
        <LanguageSelector context={context} />
      </div>
      {context.pageType === "inspiration" && <ReadingProgress />}
    </header>
  );
}
