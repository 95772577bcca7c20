import { useLayoutEffect } from "react";
import type { Plan } from "../../../../domain/plan/plan.ts";
import { writePlan } from "../../../../domain/plan/write-plan.ts";
import { pathOf } from "../../../../domain/route.ts";
import { config } from "../../../config.ts";
import { publicUrl } from "../../../head.ts";
import { useLocale, useMessages } from "../../../language/language.tsx";
import { type SignInPage, signInUrl } from "../../../layout/external-urls.ts";
import { adoptStyles } from "../../../ui/adopt-styles.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import styles from "./words-on-view.css?inline";

/**
 * The invitation to sign in. It stands in the place of a template's words, once a visitor has read as many templates as are open to
 * everyone (R4.4), and leads back to the plan.
 */
export function ReadingInvitation({ plan }: { plan: Plan }) {
  const locale = useLocale();
  const { header, reading } = useMessages();
  useLayoutEffect(() => adoptStyles(styles), []);
  const here = publicUrl(pathOf({ name: "plan" }, locale) + writePlan(plan));
  const urlOf = (page: SignInPage) => signInUrl(page, locale, here);
  return (
    <div className="opened-invitation">
      <p>
        <strong>{reading.blocked()}</strong>
      </p>
      <p>{reading.blockedText({ count: config.freeReadings })}</p>
      <ul>
        {[reading.gainRead(), reading.gainUse({ brand: config.brand }), reading.gainKeep()].map((gain) => (
          <li key={gain}>{gain}</li>
        ))}
      </ul>
      <p className="opened-ways">
        <ButtonLink href={urlOf("signup")}>{reading.signUp()}</ButtonLink>
        <ButtonLink fill="hollow" href={urlOf("signin")}>
          {header.signIn()}
        </ButtonLink>
      </p>
    </div>
  );
}
