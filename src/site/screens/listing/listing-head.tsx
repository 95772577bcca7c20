import { pathOf } from "../../../domain/route.ts";
import type { TemplateKind } from "../../../domain/template.ts";
import { useLocale, useMessages } from "../../language/language.tsx";
import styles from "./listing-screen.module.css";

export function ListingHead({ kind }: { kind: TemplateKind }) {
  const locale = useLocale();
  const { listing } = useMessages();
  const isOf = (it: TemplateKind) => (it === kind ? "page" : undefined);
  return (
    <header className={styles.head}>
      <h1>{kind === "inspiration" ? listing.inspirations() : listing.sessions()}</h1>
      <nav className={styles.kinds} aria-label={listing.kinds()}>
        <a href={pathOf({ name: "inspirations" }, locale)} aria-current={isOf("inspiration")}>
          {listing.inspirationsLink()}
        </a>
        <a href={pathOf({ name: "sessions" }, locale)} aria-current={isOf("session")}>
          {listing.sessionsLink()}
        </a>
      </nav>
      <p>{kind === "inspiration" ? listing.inspirationsDescription() : listing.sessionsDescription()}</p>
    </header>
  );
}
