import type { PrivacyData } from "../../../domain/page.ts";
import { pathOf } from "../../../domain/route.ts";
import { localizedUrls } from "../../../domain/site-config.ts";
import { config } from "../../config.ts";
import { useLocale, useMessages } from "../../language/language.tsx";
import { ExternalLink } from "../../ui/external-link.tsx";
import { Markup } from "../../ui/markup.tsx";
import { hostOf } from "./host-of.ts";
import { ToAccount } from "./on-platform.tsx";

/** What the operator says of themselves, or that they have not. */
export function WhoIsResponsible({ operator }: { operator: PrivacyData["operator"] }) {
  const { privacy: words } = useMessages();
  const { brand, corporateUrls } = config;
  const { contact } = localizedUrls(corporateUrls, useLocale());
  return (
    <>
      {operator ? (
        <Markup className="prose" html={operator.responsible} />
      ) : (
        <p>
          <strong>{words.notNamed({ brand })}</strong>
        </p>
      )}
      {contact && (
        <p>
          <ExternalLink href={contact}>{words.contact({ brand })}</ExternalLink>
        </p>
      )}
    </>
  );
}

/** What servers learn of a visitor, and who else does. */
export function OnServers({ data: { platform, tagCookies } }: { data: PrivacyData }) {
  const { privacy: words } = useMessages();
  return (
    <>
      <p>{words.serversLog({ brand: config.brand })}</p>
      {platform && <p>{words.serversPlatform()}</p>}
      <p>{tagCookies ? words.othersTags() : words.othersNone()}</p>
    </>
  );
}

/** How to erase what is kept, to take it along, and whom to ask. */
export function Rights({ hasAccountPage }: { hasAccountPage: boolean }) {
  const locale = useLocale();
  const { privacy: words } = useMessages();
  return (
    <>
      <p>{words.rightsBrowser({ host: hostOf(config.siteUrl) })}</p>
      <ul>
        <li>
          <a href={pathOf({ name: "favourites" }, locale)}>{words.toFavourites()}</a>
        </li>
        <li>
          <a href={pathOf({ name: "plan" }, locale)}>{words.toPlans()}</a>
        </li>
      </ul>
      {hasAccountPage && (
        <>
          <p>{words.rightsAccount()}</p>
          <ul>
            <li>
              <ToAccount />
            </li>
          </ul>
        </>
      )}
      <p>{words.rightsAsk({ brand: config.brand })}</p>
    </>
  );
}
