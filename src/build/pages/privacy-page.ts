import { tagCookies } from "../../domain/consent.ts";
import type { PrivacyData } from "../../domain/page.ts";
import { browserKnownDays, platformCookieNames } from "../../domain/platform-cookies.ts";
import type { SiteConfig } from "../../domain/site-config.ts";
import { planFixedPage } from "./fixed-page.ts";
import type { PageMaker } from "./page-maker.ts";
import type { PagePlan } from "./page-plan.ts";

type Told = Pick<SiteConfig, "appUrl" | "brand" | "ingestUrl" | "platform" | "tagManagerId">;

/** The page about privacy, made of how the site is configured and of what the operator has written. */
export function planPrivacyPage(maker: PageMaker, config: Told): PagePlan {
  const { text } = maker;
  const page = {
    route: { name: "privacy" },
    title: text("privacy", "title"),
    description: text("descriptions", "privacy"),
  } as const;
  return planFixedPage(maker, page, () => ({ data: privacyData(maker, config) }));
}

function privacyData(maker: PageMaker, { appUrl, brand, ingestUrl, platform, tagManagerId }: Told): PrivacyData {
  const { isReference, isCookieCrossSite, ...days } = platform;
  const words = maker.catalogue.privacy[maker.locale];
  const prose = (text: string) => maker.prose(text.replaceAll("{brand}", () => brand));
  return {
    screen: "privacy",
    ...(ingestUrl !== null && { countedBy: new URL(ingestUrl).host }),
    ...(tagManagerId !== null && { tagCookies }),
    ...(isReference && {
      platform: {
        ...days,
        browserKnownDays,
        cookies: platformCookieNames({ isHttps: appUrl.startsWith("https:"), isCookieCrossSite }),
      },
    }),
    ...(words && {
      operator: {
        responsible: prose(words.responsible),
        sections: words.sections.map((section) => ({ title: section.title, text: prose(section.text) })),
      },
    }),
  };
}
