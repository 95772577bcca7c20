import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import { tagCookies } from "../../../domain/consent.ts";
import { type Locale, locales } from "../../../domain/locale.ts";
import type { PrivacyData } from "../../../domain/page.ts";
import { platformCookieNames } from "../../../domain/platform-cookies.ts";
import { config } from "../../config.ts";
import { LanguageContext } from "../../language/language.tsx";
import { loadLanguage } from "../../navigation/load-language.ts";
import { storageKeys } from "../../visitor/storage.ts";
import { PrivacyScreen } from "./privacy-screen.tsx";

const platform = {
  eventsKeptDays: 30,
  signInIdleDays: 7,
  signInMaxDays: 60,
  browserKnownDays: 365,
  cookies: platformCookieNames({ isHttps: true, isCookieCrossSite: true }),
};
const plain: PrivacyData = { screen: "privacy", platform };
const everything: PrivacyData = { ...plain, countedBy: "api.example", tagCookies };

async function draw(data: PrivacyData, locale: Locale = "en"): Promise<string> {
  const language = await loadLanguage(locale, "privacy");
  const markup = renderToStaticMarkup(
    <LanguageContext value={language}>
      <PrivacyScreen data={data} />
    </LanguageContext>,
  );
  return markup.replaceAll("<wbr/>", "");
}

const idsIn = (markup: string) => [...markup.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id);

const { apiUrl } = config;
afterEach(() => void Object.assign(config, { apiUrl }));

describe("the page about privacy", () => {
  it.each(locales)("names in %s each key of the storage and each cookie, with what it is for", async (locale) => {
    const markup = await draw(everything, locale);
    const names = [
      ...Object.values(storageKeys),
      ...Object.values(platform.cookies).flat(),
      "inspirations:meeting",
      "inspirations:plan-trail",
      "inspirations:consent",
      "inspirations:events:",
      "inspirations_analytics",
    ];
    for (const name of names) expect(markup).toContain(name);
    expect(markup.match(/<dt/g)).toHaveLength(Object.keys(storageKeys).length + 4 + 1 + 2);
  });

  it("says what a record holds, who gets it and for how long it is kept, where page views are recorded", async () => {
    const markup = await draw(everything);
    for (const words of [
      "api.example",
      "after 30 days",
      "your name and, once you have confirmed it, your email address",
      "your search or your plan",
    ])
      expect(markup).toContain(words);
    expect(markup).toContain("data-consent");
    expect(markup).toContain("_ga, _gid");
  });

  it("says that nothing is recorded where nothing is, and lists neither that cookie nor the choice", async () => {
    const markup = await draw(plain);
    expect(markup).toContain("What you read is not recorded");
    expect(markup).not.toMatch(/inspirations_analytics|inspirations:consent|inspirations:events|data-consent|Google/);
  });

  it("tells of a tag manager alone without records of page views", async () => {
    const markup = await draw({ ...plain, tagCookies });
    expect(markup).toContain("Google Tag Manager");
    expect(markup).toContain("inspirations:consent");
    expect(markup).not.toMatch(/inspirations_analytics|inspirations:events/);
  });

  it("tells how long sign-ins last", async () => {
    const markup = await draw(plain);
    expect(markup).toContain("60 days at most; less if you stay away for 7 days");
    expect(markup).toContain("1 year");
  });

  it("says of another platform no more than that it keeps accounts, and leads to no page of it", async () => {
    const markup = await draw({ screen: "privacy" });
    expect(markup).toContain("This page does not know what is stored there");
    expect(markup).not.toMatch(/sign-in<|fingerprint|48 hours|\/account\?/);
  });

  it("lists neither the newsletter nor what is kept for an account where there is no API", async () => {
    config.apiUrl = "";
    const markup = await draw(plain);
    expect(idsIn(markup)).toContain("account");
    expect(idsIn(markup)).not.toContain("newsletter");
    expect(markup).not.toMatch(/reading-count|on-platform/);
  });

  it("says plainly that the operator has named nobody, until they have", async () => {
    expect(await draw(plain)).toContain("has not yet written here who is responsible");
    const operator = {
      responsible: "<p>The Club, 1 Lane</p>",
      sections: [{ title: "Legal grounds", text: "<p>Consent</p>" }],
    };
    const markup = await draw({ ...plain, operator });
    expect(markup).toContain("<p>The Club, 1 Lane</p>");
    expect(markup).toContain("<p>Consent</p>");
    expect(markup).not.toContain("has not yet written");
    expect(idsIn(markup)).toContain("more-1");
  });

  it("leads to each of its parts", async () => {
    const markup = await draw(everything);
    const targets = [...markup.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets).toEqual(idsIn(markup).filter((id) => id !== "short"));
  });
});
