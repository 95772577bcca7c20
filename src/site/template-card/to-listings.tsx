import { listingPath } from "../../domain/route.ts";
import { templateKinds } from "../../domain/template.ts";
import { useLocale, useMessages } from "../language/language.tsx";
import { ButtonLink } from "../ui/button.tsx";
import styles from "./to-listings.module.css";

/** The ways to the lists of templates. */
export function ToListings() {
  const locale = useLocale();
  const { directory } = useMessages();
  return (
    <div className={styles.links}>
      {templateKinds.map((kind) => (
        <ButtonLink key={kind} fill="hollow" href={listingPath(kind, locale)}>
          {directory[`${kind}s`]()}
        </ButtonLink>
      ))}
    </div>
  );
}
