import type { ListingQuery } from "../../../domain/finding/listing-query.ts";
import type { TemplateKind } from "../../../domain/template.ts";
import { publicUrl } from "../../head.ts";
import { useMessages } from "../../language/language.tsx";
import { ShareButton } from "../../share/share-button.tsx";
import styles from "./listing-screen.module.css";
import { ToReadyPlans } from "./to-ready-plans.tsx";

interface Props {
  kind: TemplateKind;
  query: ListingQuery;
  addressOf: (query: ListingQuery, kind: TemplateKind) => string;
}

/** Both listings are a link away, and asked the same. */
export function ListingHead({ kind, query, addressOf }: Props) {
  const { directory, listing } = useMessages();
  const linkTo = (it: TemplateKind) => ({
    href: addressOf(query, it),
    "aria-current": it === kind ? ("page" as const) : undefined,
  });
  const title = kind === "inspiration" ? directory.inspirations() : directory.sessions();
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      <nav className={styles.kinds} aria-label={listing.kinds()}>
        <a {...linkTo("inspiration")}>{listing.inspirationsLink()}</a>
        <a {...linkTo("session")}>{listing.sessionsLink()}</a>
      </nav>
      <ShareButton addressOf={() => publicUrl(addressOf(query, kind))} title={title} />
      <p>
        {kind === "inspiration" ? listing.inspirationsDescription() : listing.sessionsDescription()}{" "}
        {kind === "session" && <ToReadyPlans />}
      </p>
    </header>
  );
}
