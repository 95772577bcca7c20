import { pathOf } from "../../../domain/route.ts";
import { useLocale, useMessages } from "../../language/language.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import styles from "./not-found-screen.module.css";

export function NotFoundScreen() {
  const locale = useLocale();
  const { notFound } = useMessages();
  return (
    <div className={`container ${styles.screen}`}>
      <p className={styles.squares} aria-hidden="true">
        <span>4</span>
        <span />
        <span>4</span>
      </p>
      <h1>{notFound.title()}</h1>
      <p className={styles.text}>{notFound.text()}</p>
      <p className={styles.ways}>
        <ButtonLink href={pathOf({ name: "home" }, locale)} data-first-action>
          {notFound.toHome()}
        </ButtonLink>
        <ButtonLink fill="hollow" href={pathOf({ name: "inspirations" }, locale)}>
          {notFound.toInspirations()}
        </ButtonLink>
        <ButtonLink fill="hollow" href={pathOf({ name: "sessions" }, locale)}>
          {notFound.toSessions()}
        </ButtonLink>
      </p>
    </div>
  );
}
