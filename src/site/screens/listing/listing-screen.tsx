import type { ListingData } from "../../../domain/page.ts";
import { pathOf } from "../../../domain/route.ts";
import { useLocale, useMessages } from "../../language/language.tsx";
import { CardGrid } from "../../template-card/card-grid.tsx";
import type { ScreenProps } from "../screen.ts";
import styles from "./listing-screen.module.css";

/** Cards that the first view of a wide window shows. */
const cardsInFirstView = 4;

export function ListingScreen({ data }: ScreenProps<ListingData>) {
  const locale = useLocale();
  const { listing } = useMessages();
  const { kind, cards } = data;
  return (
    <div className="container">
      <header className={styles.intro}>
        <h1>{kind === "inspiration" ? listing.inspirations() : listing.sessions()}</h1>
        <p>{kind === "inspiration" ? listing.inspirationsDescription() : listing.sessionsDescription()}</p>
      </header>
      <div className={styles.bar}>
        <h2 className={styles.count}>{listing.count({ count: cards.length })}</h2>
        <nav className={styles.kinds} aria-label={listing.kinds()}>
          <a href={pathOf({ name: "inspirations" }, locale)} aria-current={kind === "inspiration" ? "page" : undefined}>
            {listing.inspirationsLink()}
          </a>
          <a href={pathOf({ name: "sessions" }, locale)} aria-current={kind === "session" ? "page" : undefined}>
            {listing.sessionsLink()}
          </a>
        </nav>
      </div>
      <CardGrid cards={cards} heading="h3" inFirstView={cardsInFirstView} />
    </div>
  );
}
