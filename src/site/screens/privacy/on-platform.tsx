import type { PrivacyData } from "../../../domain/page.ts";
import { config } from "../../config.ts";
import { useLocale, useMessages } from "../../language/language.tsx";
import { accountUrl } from "../../layout/external-urls.ts";
import { ExternalLink } from "../../ui/external-link.tsx";
import { hostOf } from "./host-of.ts";

/** What the reference platform keeps of somebody who has an account. */
export function AccountKept({ platform }: { platform: NonNullable<PrivacyData["platform"]> }) {
  const { privacy: words } = useMessages();
  const { apiUrl, appUrl } = config;
  return (
    <>
      <p>{words.accountKept({ host: hostOf(appUrl) })}</p>
      <p>{words.accountSignIns({ idle: platform.signInIdleDays, most: platform.signInMaxDays })}</p>
      {apiUrl && <p>{words.accountAsked({ host: hostOf(apiUrl) })}</p>}
      <p>{words.accountGuesses()}</p>
      <p>{words.accountDeleted()}</p>
      <p>
        <ToAccount />
      </p>
    </>
  );
}

export function ToAccount() {
  const { privacy: words } = useMessages();
  return <ExternalLink href={accountUrl(useLocale())}>{words.toAccount()}</ExternalLink>;
}

/** What the reference platform keeps of somebody who asks for the newsletter. */
export function NewsletterKept() {
  const { privacy: words } = useMessages();
  const { apiUrl, brand } = config;
  return (
    <>
      <p>{words.newsletterText({ host: hostOf(apiUrl) })}</p>
      <p>{words.newsletterKept({ brand })}</p>
      <p>{words.newsletterEnd()}</p>
    </>
  );
}

/** What can be said of a platform that the site knows nothing of. */
export function OtherPlatform() {
  const { privacy: words } = useMessages();
  const { apiUrl, appUrl, brand } = config;
  return (
    <>
      <p>{words.accountOther({ host: hostOf(appUrl), brand })}</p>
      {apiUrl && <p>{words.accountAsked({ host: hostOf(apiUrl) })}</p>}
    </>
  );
}
