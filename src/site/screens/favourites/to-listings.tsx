import { listingPath } from "../../../domain/route.ts";
import { templateKinds } from "../../../domain/template.ts";
import { useLocale, useMessages } from "../../language/language.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import styles from "./favourites-screen.module.css";

/** The ways to templates that can be kept. */
export function ToListings() {
  const locale = useLocale();
  const { directory } = useMessages();
  return (
    <p className={styles.buttons}>
      {templateKinds.map((kind) => (
        <ButtonLink key={kind} fill="hollow" href={listingPath(kind, locale)}>
          {directory[`${kind}s`]()}
        </ButtonLink>
      ))}
    </p>
  );
}
