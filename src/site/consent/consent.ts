import { unprefixedLocale } from "../../domain/locale.ts";
import type { SiteAnalytics, WhoReads } from "../analytics/analytics.ts";
import type { PageView } from "../analytics/page-view.ts";
import { loadChunk } from "../navigation/load-chunk.ts";
import { askConsent } from "./ask-consent.ts";
import { consentConfig } from "./consent-config.ts";
import { forgetTags, forgetVisitor } from "./forget.ts";
import { loadTagManager } from "./tag-manager.ts";

/**
 * Whatever needs consent begins and ends here (R7.6). The page on view is the last one of the views, which are taken out as they
 * are counted, or forgotten. Returns what is to be done whenever another page is shown.
 */
export async function startConsent(views: PageView[], who: WhoReads | undefined): Promise<() => void> {
  const { ingestUrl, tagManagerId, analytics: settings } = consentConfig;
  const localeOnView = () => views.at(-1)?.context.locale;
  let isGiven = false;
  let isOpen = false;
  let arrival: Promise<void> | undefined;
  let analytics: SiteAnalytics | undefined;

  const startAnalytics = async (url: string) => {
    try {
      const chunk = await loadChunk("analytics", () => import("../analytics/analytics.ts"));
      // Meanwhile consent may have been withdrawn, and given once more.
      if (isGiven) analytics ??= chunk.startAnalytics({ ...settings, url }, who);
    } catch (error) {
      console.warn(error);
    }
  };

  const forgetViews = () => views.splice(0, views.length - 1);

  const follow = async () => {
    if (isGiven) await arrival;
    if (analytics) analytics.count(views.splice(0));
    // What was read before consent is nobody's business; the page on view may still get it.
    else forgetViews();
  };

  const begin = () => {
    if (ingestUrl !== null) arrival = startAnalytics(ingestUrl);
    if (tagManagerId !== null) loadTagManager(tagManagerId);
    void follow();
  };

  /** A yes that follows knows nothing of what there was before it. */
  const forget = () => {
    forgetViews();
    forgetVisitor();
  };

  /** What an earlier yes has left goes as well, on a page that has nothing of it running. */
  const end = (hasRun: boolean) => {
    analytics?.end();
    analytics = undefined;
    forget();
    if (tagManagerId === null) return;
    forgetTags();
    // What a script has loaded cannot be taken back, so the page starts afresh without it.
    if (hasRun) location.reload();
  };

  const speak = await askConsent({
    locale: localeOnView() ?? unprefixedLocale,
    onChoice(isNowGiven) {
      const wasGiven = isGiven;
      isGiven = isNowGiven;
      if (isGiven && !wasGiven) begin();
      // A no of an earlier page was heeded there: what tags have kept since comes from the operator's other sites.
      if (!isGiven && isOpen) end(wasGiven);
    },
  });
  isOpen = true;
  // A yes that has run out is none, and what was read while this was on its way had none either.
  if (!isGiven) forget();
  return () => {
    const locale = localeOnView();
    if (locale) speak(locale);
    void follow();
  };
}
