import { createAnalytics } from "../../analytics/analytics.ts";
import { makeUuid } from "../../analytics/uuid.ts";
import type { ConsentConfig } from "../../domain/site-config.ts";
import type { User } from "../../domain/user.ts";
import { version } from "../config.ts";
import { clock, openStorage, sendTo, takeTurns, visitorCookie } from "./browser-parts.ts";
import { findNewViews, fullPathOf, type PageView } from "./page-view.ts";

export type AnalyticsSettings = ConsentConfig["analytics"] & { url: string };

export interface WhoReads {
  /** When the platform has said who is here, or has not. */
  known: Promise<unknown>;
  user: () => User | undefined;
}

export interface SiteAnalytics {
  count: (views: readonly PageView[]) => void;
  /** Consent is withdrawn: nothing more is kept or sent. */
  end: () => void;
}

/** Used if the platform cannot be asked. */
const nobody: WhoReads = { known: Promise.resolve(), user: () => undefined };

/** Counts page views from now on. Only called after consent. */
export function startAnalytics(settings: AnalyticsSettings, { known, user }: WhoReads = nobody): SiteAnalytics {
  const { url, key, isBatched, excludedRoutes: excluded } = settings;
  const client = createAnalytics({
    client: key,
    isBatched,
    version,
    storage: openStorage(),
    visitorMemory: visitorCookie,
    send: sendTo(url),
    clock,
    takeTurns,
    makeId: () => makeUuid(crypto),
  });

  // Views wait until it is known whose they are, which takes as long as the account call, or the page.
  let waiting: PageView[] = [];
  let last: PageView | undefined;
  let isKnown = false;
  const track = () => {
    for (const view of waiting) {
      const { routeName, locale } = view.context;
      const properties = { routeName, fullPath: fullPathOf(view) };
      client.track({ name: "content-view", properties, language: locale, user: user() });
    }
    waiting = [];
  };
  known.finally(() => {
    isKnown = true;
    track();
  });

  const over = new AbortController();
  const { signal } = over;
  addEventListener(
    "pagehide",
    () => {
      track();
      client.close();
    },
    { signal },
  );
  addEventListener("pageshow", ({ persisted }) => persisted && client.resume(), { signal });
  addEventListener("online", client.resume, { signal });

  return {
    count(views) {
      waiting.push(...findNewViews(views, { after: last, excluded }));
      last = views.at(-1) ?? last;
      if (isKnown) track();
    },
    end() {
      over.abort();
      waiting = [];
      client.forget();
    },
  };
}
