import type { PrivacyData } from "../../../domain/page.ts";
import { config } from "../../config.ts";
import { useMessages } from "../../language/language.tsx";
import { hostOf } from "./host-of.ts";
import { keptCookies, keptInStorage, platformCookies } from "./kept-here.ts";
import { KeptList } from "./kept-list.tsx";

/** The site's entries in the browser's storage. */
export function InBrowser({ data }: { data: PrivacyData }) {
  const { privacy: words } = useMessages();
  return (
    <>
      <p>{words.browserText()}</p>
      {config.apiUrl && <p>{words.browserCopied()}</p>}
      <KeptList kept={keptInStorage(data)} />
      <p>{words.browserCache()}</p>
    </>
  );
}

/** The cookies of the site and of the reference platform. */
export function InCookies({ data }: { data: PrivacyData }) {
  const { privacy: words } = useMessages();
  const { countedBy, platform } = data;
  return (
    <>
      <p>{countedBy ? words.cookiesCounted() : words.cookiesNone()}</p>
      {countedBy && <KeptList kept={keptCookies(data)} />}
      {platform && (
        <>
          <p>{words.cookiesPlatform({ host: hostOf(config.appUrl) })}</p>
          <KeptList kept={platformCookies(platform)} />
        </>
      )}
    </>
  );
}
