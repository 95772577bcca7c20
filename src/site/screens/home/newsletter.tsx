import { type SubmitEvent, useEffect, useState } from "react";
import { pathOf } from "../../../domain/route.ts";
import { plainTyped } from "../../../domain/typed-text.ts";
import { config } from "../../config.ts";
import { useLocale, useMessages } from "../../language/language.tsx";
import { Button } from "../../ui/button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { TextField } from "../../ui/text-field.tsx";
import styles from "./newsletter.module.css";
import { type SubscriptionAnswer, subscribe } from "./subscribe.ts";

interface Answer {
  said?: SubscriptionAnswer | "sending";
  email: string;
}

/**
 * A screen reader reads an answer out when its text changes. The same answer is read again only if the text was gone
 * for a moment.
 */
const pauseMs = 100;

/** Asks for an email address and says whether it is subscribed (R2.12). The typed text is never lost. */
export function Newsletter() {
  const locale = useLocale();
  const { newsletter } = useMessages();
  const [{ said, email }, setAnswer] = useState<Answer>({ email: "" });
  const [isAlive, setAlive] = useState(false);
  const isSending = said === "sending";
  const answers: Partial<Record<NonNullable<typeof said>, string>> = {
    subscribed: newsletter.subscribed({ email }),
    "to-confirm": newsletter.toConfirm({ email }),
    "already-subscribed": newsletter.alreadySubscribed({ email }),
    "too-many": newsletter.tooMany(),
    failed: newsletter.failed(),
  };

  useEffect(() => setAlive(true), []);

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const input = event.currentTarget[0] as HTMLInputElement;
    const { activeElement } = document;
    const email = plainTyped(input.value);
    if (input.value !== email) input.value = email;
    let said: SubscriptionAnswer = "not-an-address";
    // The browser's own check of the address comes before the request to the platform (R5.4).
    if (input.validity.valid) {
      setAnswer({ said: "sending", email });
      said = await subscribe({ email, locale, page: location.pathname, text: newsletter.text() });
    } else {
      setAnswer({ email });
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    setAnswer({ said, email });
    // A visitor who has gone on meanwhile is not called back.
    if (said === "not-an-address" && document.activeElement === activeElement) input.focus();
  };

  return (
    <section className={`container ${styles.newsletter}`} aria-labelledby="newsletter">
      <h2 id="newsletter">{newsletter.title({ brand: config.brand })}</h2>
      <p>
        {newsletter.text()} <a href={`${pathOf({ name: "privacy" }, locale)}#newsletter`}>{newsletter.privacy()}</a>
      </p>
      <form className={styles.form} noValidate onSubmit={send}>
        <TextField
          label={newsletter.email()}
          type="email"
          autoComplete="email"
          required
          error={said === "not-an-address" ? newsletter.notAnAddress() : undefined}
        />
        {/* Before the page is alive the browser would send the form: nobody would get it, and the text would be lost. */}
        <Button type="submit" disabled={!isAlive} aria-disabled={isSending || undefined}>
          {newsletter.subscribe()}
          {isSending && <Spinner size="small" />}
        </Button>
      </form>
      <p role="status">{said && answers[said]}</p>
    </section>
  );
}
