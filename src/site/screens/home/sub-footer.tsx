import type { PageContext } from "../../../domain/page.ts";
import { pathOf } from "../../../domain/route.ts";
import { config } from "../../config.ts";
import { useLocale, useMessages } from "../../language/language.tsx";
import { signInUrlFrom } from "../../layout/external-urls.ts";
import { ButtonLink } from "../../ui/button.tsx";
import styles from "./sub-footer.module.css";

/** Links to go on with from the end of the home page (R2.11). */
export function SubFooter({ context }: { context: PageContext }) {
  const { home } = useMessages();
  return (
    <section className="container" aria-labelledby="next">
      <div className={styles.calls}>
        <h2 id="next">{home.preFooterTitle()}</h2>
        <p>{home.preFooterText()}</p>
        <p className={styles.ways}>
          <ButtonLink href={signInUrlFrom("signup", context)}>{home.preFooterSignUp()}</ButtonLink>
          <ButtonLink fill="hollow" href={pathOf({ name: "discover" }, useLocale())}>
            {home.preFooterDiscover({ brand: config.brand })}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
