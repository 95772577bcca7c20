import type { PageContext } from "../../../domain/page.ts";
import { asksConsent, config } from "../../config.ts";
import { useMessages } from "../../language/language.tsx";
import { signInUrlFrom } from "../../layout/external-urls.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import styles from "./read-blocker.module.css";

/** In the place of a template's rest, once a visitor has read as many as are open to everyone (R4.4). Hidden until then. */
export function ReadBlocker({ context }: { context: PageContext }) {
  const { footer, header, reading } = useMessages();
  const gains = [reading.gainRead(), reading.gainUse({ brand: config.brand }), reading.gainKeep()];
  return (
    <div className={styles.blocker}>
      <section className={styles.call} aria-labelledby="blocked">
        <h2 id="blocked">{reading.blocked()}</h2>
        <p>{reading.blockedText({ count: config.freeReadings })}</p>
        <ul>
          {gains.map((gain) => (
            <li key={gain}>{gain}</li>
          ))}
        </ul>
        <p className={styles.ways}>
          <ButtonLink href={signInUrlFrom("signup", context)}>{reading.signUp()}</ButtonLink>
          <ButtonLink fill="hollow" href={signInUrlFrom("signin", context)}>
            {header.signIn()}
          </ButtonLink>
        </p>
      </section>
      {/* As at the end of the footer, which other pages have. */}
      {asksConsent && (
        <Button fill="raw" className={styles.choices} data-consent>
          {footer.consent()}
        </Button>
      )}
    </div>
  );
}
