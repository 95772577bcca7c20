import { unprefixedLocale } from "../../domain/locale.ts";
import type { SiteAnalytics, WhoReads } from "../analytics/analytics.ts";
import type { PageView } from "../analytics/page-view.ts";
import { loadChunk } from "../navigation/load-chunk.ts";
import { askConsent } from "./ask-consent.ts";
import { consentConfig } from "./consent-config.ts";
import { forgetTags, forgetVisitor } from "./forget.ts";
import { keptChoice } from "./kept-choice.ts";
import { loadTagManager } from "./tag-manager.ts";

/**
 * Starts and ends everything that needs consent (R7.6). The last of the views is that of the page on view. Views are removed
 * as they are counted, or forgotten. Returns a function to be called whenever another page is shown.
 */
export function startConsent(views: PageView[], who: WhoReads | undefined): () => void {
  const { ingestUrl, tagManagerId, analytics: settings } = consentConfig;
  const localeOnView = () => views.at(-1)?.context.locale;
  const chosen = keptChoice();
  let isGiven = chosen === true;
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
    // Views from before consent are not counted, apart from that of the page on view, which may still get consent.
    else forgetViews();
  };

  const begin = () => {
    if (ingestUrl !== null) arrival = startAnalytics(ingestUrl);
    if (tagManagerId !== null) loadTagManager(tagManagerId);
    void follow();
  };

  /** Forgets everything from before a yes that may follow, which does not cover it. */
  const forget = () => {
    forgetViews();
    forgetVisitor();
  };

  /** Ends analytics, and removes what an earlier yes has left, even on a page where nothing of it runs. */
  const end = (hasRun: boolean, kept: Promise<void>) => {
    analytics?.end();
    analytics = undefined;
    forget();
    if (tagManagerId === null) return;
    forgetTags();
    // Code that a script has loaded cannot be removed, so the page is loaded anew without it, once the choice is kept.
    if (hasRun) void kept.then(() => location.reload());
  };

  if (isGiven) begin();
  // A yes that has expired counts as none, and pages read while this code was loading had no consent either. Tag cookies set since an
  // earlier no come from the operator's other sites.
  else forget();
  const speak = askConsent({
    locale: localeOnView() ?? unprefixedLocale,
    chosen,
    onChoice(isNowGiven, kept) {
      const wasGiven = isGiven;
      isGiven = isNowGiven;
      if (isGiven && !wasGiven) begin();
      if (!isGiven) end(wasGiven, kept);
    },
  });
  return () => {
    const locale = localeOnView();
    if (locale) speak(locale);
    void follow();
  };
}
