import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Arrival, chooseArrivalLanguage, chooseNotFoundLanguage, isCrawler } from "./arrival.ts";
import { isLocale, locales } from "./locale.ts";

const arrival: Arrival = {
  pageLocale: "en",
  available: locales,
  isTemplatePage: false,
  isFromOutside: true,
  isCrawler: false,
  asked: null,
  stored: null,
  browserLanguage: "fr-FR",
};

describe("chooseArrivalLanguage", () => {
  it("applies the browser's language and stores it (R4.5)", () => {
    expect(chooseArrivalLanguage(arrival)).toEqual({ apply: "fr", store: "fr" });
  });

  it("prefers the stored language, and does not store it again (R4.5)", () => {
    expect(chooseArrivalLanguage({ ...arrival, stored: "de" })).toEqual({ apply: "de" });
  });

  it("stores a match that is the page's own language, and applies nothing (R4.5)", () => {
    expect(chooseArrivalLanguage({ ...arrival, pageLocale: "fr" })).toEqual({ store: "fr" });
  });

  it("does nothing when the stored language is the page's own (R4.5)", () => {
    expect(chooseArrivalLanguage({ ...arrival, stored: "en" })).toEqual({});
  });

  it("takes a stored value that is no language for none (R4.5)", () => {
    expect(chooseArrivalLanguage({ ...arrival, stored: "klingon" })).toEqual({ apply: "fr", store: "fr" });
  });

  it("leaves a page that lacks the language (R4.5)", () => {
    expect(chooseArrivalLanguage({ ...arrival, available: ["en", "de"] })).toEqual({ store: "fr" });
  });

  it("stores nothing without a match (R4.5)", () => {
    expect(chooseArrivalLanguage({ ...arrival, browserLanguage: "ja" })).toEqual({});
  });

  it.each([
    ["a template page", { isTemplatePage: true }],
    ["a click inside the site, a reload, back or forward", { isFromOutside: false }],
    ["a crawler", { isCrawler: true }],
  ])("leaves %s alone, whatever is stored or matches (R4.5)", (_, circumstance) => {
    fc.assert(
      fc.property(fc.option(fc.constantFrom(...locales)), fc.constantFrom(...locales), (stored, browserLanguage) => {
        expect(chooseArrivalLanguage({ ...arrival, ...circumstance, stored, browserLanguage })).toEqual({});
      }),
    );
  });

  it("follows the language that the address of a template asks for, and stores nothing (R4.5)", () => {
    const template = { ...arrival, isTemplatePage: true, stored: "de" };
    expect(chooseArrivalLanguage({ ...template, asked: "fr" })).toEqual({ apply: "fr" });
    expect(chooseArrivalLanguage({ ...template, asked: "en" })).toEqual({});
    expect(chooseArrivalLanguage({ ...template, asked: "klingon" })).toEqual({});
    expect(chooseArrivalLanguage({ ...template, asked: "fr", available: ["en", "de"] })).toEqual({});
    expect(chooseArrivalLanguage({ ...template, asked: "fr", isFromOutside: false })).toEqual({});
    expect(chooseArrivalLanguage({ ...template, asked: "fr", isCrawler: true })).toEqual({});
  });

  it("only ever leads to another language that the page exists in, and stores only languages (R4.5)", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...locales),
        fc.subarray([...locales]),
        fc.option(fc.oneof(fc.string(), fc.constantFrom(...locales))),
        fc.oneof(fc.string(), fc.constantFrom(...locales)),
        (pageLocale, available, stored, browserLanguage) => {
          const { apply, store } = chooseArrivalLanguage({
            ...arrival,
            pageLocale,
            available,
            stored,
            browserLanguage,
          });
          if (apply) expect(available.filter((locale) => locale !== pageLocale)).toContain(apply);
          if (store) expect(locales).toContain(store);
          if (store) expect(isLocale(stored)).toBe(false);
        },
      ),
    );
  });
});

describe("chooseNotFoundLanguage", () => {
  const visit = { isFromOutside: true, isCrawler: false, prefix: undefined, stored: null, browserLanguage: "ja" };
  const all = { ...visit, prefix: "de", stored: "it", browserLanguage: "es" } as const;

  it("asks the prefix, then what is stored, then the browser, and falls back to French (R4.7)", () => {
    expect(chooseNotFoundLanguage(all).show).toBe("de");
    expect(chooseNotFoundLanguage({ ...all, prefix: undefined }).show).toBe("it");
    expect(chooseNotFoundLanguage({ ...all, prefix: undefined, stored: null }).show).toBe("es");
    expect(chooseNotFoundLanguage(visit).show).toBe("fr");
    expect(chooseNotFoundLanguage({ ...visit, stored: "klingon" }).show).toBe("fr");
  });

  it("stores a match that it follows, on arriving at the site, and nothing else (R4.5)", () => {
    const matched = { ...visit, browserLanguage: "pt-BR" };
    expect(chooseNotFoundLanguage(matched)).toEqual({ show: "pt", store: "pt" });
    expect(chooseNotFoundLanguage({ ...matched, stored: "klingon" })).toEqual({ show: "pt", store: "pt" });
    expect(chooseNotFoundLanguage({ ...matched, isFromOutside: false })).toEqual({ show: "pt" });
    expect(chooseNotFoundLanguage({ ...matched, isCrawler: true })).toEqual({ show: "pt" });
    expect(chooseNotFoundLanguage(visit)).toEqual({ show: "fr" });
    expect(chooseNotFoundLanguage({ ...matched, stored: "it" })).toEqual({ show: "it" });
    expect(chooseNotFoundLanguage({ ...matched, prefix: "de" })).toEqual({ show: "de" });
  });
});

/** As seen in the wild: the lists of the packages `crawler-user-agents` 1.60 and `device-detector` of Matomo (2026). */
describe("isCrawler", () => {
  const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36";

  it.each([
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) ${chrome} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/103.0.5060.134 Safari/537.36",
    "Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)",
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GoogleOther) Chrome/142.0.0.0 Safari/537.36",
    "Mozilla/5.0 (X11; Linux x86_64; Storebot-Google/1.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/79.0.3945.88 Safari/537.36",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko; Google Web Preview) Chrome/27.0.1453 Safari/537.36",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko; Google-Sites-Thumbnails) Chrome/120.0.6099.71 Safari/537.36",
    "Mozilla/5.0 AppleWebKit/537.36 Chrome/139.0.7258.127 Safari/537.36 Google-Ads-Conversions",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_10_1) AppleWebKit/600.2.5 (KHTML, like Gecko) Version/8.0.2 Safari/600.2.5 (Applebot/0.1)",
    "Mozilla/5.0 (Linux; Android 8.0; Pixel 2 Build/OPD3.170816.012) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/58.0.9038.1080 Mobile Safari/537.36; Bytespider",
    "Mozilla/5.0 (Linux; Android 7.0; Moto G (4)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/98.0.4695.0 Mobile Safari/537.36 Chrome-Lighthouse",
    "Mozilla/5.0 (Windows NT 6.1; WOW64) AppleWebKit/534+ (KHTML, like Gecko) BingPreview/1.0b",
    "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
    "meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)",
    "LinkedInBot/1.0 (compatible; Mozilla/5.0; Jakarta Commons-HttpClient/3.1 +http://www.linkedin.com)",
    "Twitterbot/1.0",
    "Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)",
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)",
  ])("knows %s (R4.5)", (userAgent) => expect(isCrawler(userAgent)).toBe(true));

  it.each([
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15",
    "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) GSA/380.0 Mobile Safari/604.1",
    `Mozilla/5.0 (Linux; Android 14; Cubot X50) ${chrome}`,
    `Mozilla/5.0 (Linux; Android 8.1.0; CUBOT_NOVA Build/O11019) ${chrome}`,
    `Mozilla/5.0 (Linux; U; Android 4.2.2; it-it; S308 Build/CUBOT) ${chrome}`,
    `Mozilla/5.0 (Linux; Android 7.0; M bot 60 Build/NRD90M; wv) ${chrome}`,
    `Mozilla/5.0 (Linux; Android 7.1.1; M_bot_tab_1150 Build/N9F27F) ${chrome}`,
    `Mozilla/5.0 (Linux; Android 7.0; ID bot 53+ Build/NRD90M) ${chrome}`,
    `Mozilla/5.0 (Linux; Android 6.0; POWER BOT Build/MRA58K) ${chrome}`,
    `Mozilla/5.0 (Linux; Android 8.1.0; XBot Junior) ${chrome}`,
    `Mozilla/5.0 (Linux; Android 13; Spider 8) ${chrome}`,
    `Mozilla/5.0 (Linux; Android 9; BOT; wv) ${chrome}`,
    `Mozilla/5.0 (Linux; Android 9; X20 PRO Build/P00610; wv) ${chrome} Instagram 237.0.0.7.102 Android (28/9; 480dpi; 1080x2115; CUBOT; X20 PRO; X20 PRO; mt6771; de_DE; 373310563)`,
    "mozilla/5.0 (linux; android 6.0; cubot echo) applewebkit/537.36 (khtml, like gecko) chrome/70.0.3538.80 mobile safari/537.36",
    "Safari/600.2.5 MobileRicardo (Google Pixel 6; android 13) ricardo.ch/8.28.2-82802 (debug)",
  ])("takes %s for a visitor (R4.5)", (userAgent) => expect(isCrawler(userAgent)).toBe(false));
});
