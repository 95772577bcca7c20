import { unprefixedLocale } from "../../domain/locale.ts";
import type { SiteAnalytics, WhoReads } from "../analytics/analytics.ts";
import type { PageView } from "../analytics/page-view.ts";
import { loadChunk } from "../navigation/load-chunk.ts";
import { openConsentBar } from "./consent-bar.ts";
import { consentConfig } from "./consent-config.ts";
import { leaveTagManager, loadTagManager } from "./tag-manager.ts";

/**
 * Whatever needs consent begins and ends here (R7.6). The page on view is the last one of the views, which are taken out as they
 * are counted, or forgotten. Returns what is to be done whenever another page is shown.
 */
export async function startConsent(views: PageView[], who: WhoReads | undefined): Promise<() => void> {
  const { ingestUrl, tagManagerId, analytics: settings } = consentConfig;
  const localeOnView = () => views.at(-1)?.context.locale;
  let isGiven = false;
  let analytics: Promise<SiteAnalytics | undefined> | undefined;

  const startAnalytics = async (url: string) => {
    try {
      const chunk = await loadChunk("analytics", () => import("../analytics/analytics.ts"));
      return isGiven ? chunk.startAnalytics({ ...settings, url }, who) : undefined;
    } catch (error) {
      console.warn(error);
      return undefined;
    }
  };

  const follow = async () => {
    const counting = isGiven ? await analytics : undefined;
    if (counting) counting.count(views.splice(0));
    // What was read before consent is nobody's business; the page on view may still get it.
    else views.splice(0, views.length - 1);
  };

  const begin = () => {
    analytics = ingestUrl === null ? undefined : startAnalytics(ingestUrl);
    if (tagManagerId !== null) loadTagManager(tagManagerId);
    void follow();
  };

  const end = async () => {
    (await analytics)?.end();
    if (tagManagerId !== null) leaveTagManager();
  };

  const speak = await openConsentBar({
    locale: localeOnView() ?? unprefixedLocale,
    onChoice(isNowGiven) {
      if (isNowGiven === isGiven) return;
      isGiven = isNowGiven;
      if (isGiven) begin();
      else void end();
    },
  });
  return () => {
    const locale = localeOnView();
    if (locale) speak(locale);
    void follow();
  };
}
