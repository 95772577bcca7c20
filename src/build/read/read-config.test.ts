import { describe, expect, it } from "vitest";
import { siteConfig } from "../../../site.config.ts";
import { CannotBuildError } from "../cannot-build.ts";
import { readConfig } from "./read-config.ts";

function mistakesOf(file: unknown): string[] {
  try {
    readConfig({}, file);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(CannotBuildError);
    return (error as Error).message.split("\n");
  }
}

describe("readConfig", () => {
  it("is the project's own configuration where the environment says nothing", () => {
    expect(readConfig({})).toEqual(siteConfig);
    expect(readConfig({ SITE_URL: "", OTHER: "x" })).toEqual(siteConfig);
  });

  it("takes the three hosts from the environment, and leaves the rest (R1.5)", () => {
    const config = readConfig({
      SITE_URL: "https://site.example/",
      APP_URL: "http://localhost:3000",
      API_URL: "https://api.example",
    });
    expect(config).toEqual({
      ...siteConfig,
      siteUrl: "https://site.example",
      appUrl: "http://localhost:3000",
      apiUrl: "https://api.example",
    });
  });

  it("takes analytics and the tag manager from it", () => {
    expect(siteConfig).toMatchObject({ ingestUrl: null, tagManagerId: null });
    const config = readConfig({
      INGEST_URL: "https://api.example/v1/ingest",
      ANALYTICS_KEY: "site-2",
      TAG_MANAGER_ID: "GTM-ABC123",
    });
    expect(config).toEqual({
      ...siteConfig,
      ingestUrl: "https://api.example/v1/ingest",
      analytics: { ...siteConfig.analytics, key: "site-2" },
      tagManagerId: "GTM-ABC123",
    });
  });

  it("takes the settings of the platform that the page about privacy tells of", () => {
    const environment = {
      EVENTS_KEPT_DAYS: "30",
      SIGN_IN_IDLE_DAYS: "7",
      SIGN_IN_MAX_DAYS: "60",
      COOKIE_CROSS_SITE: "1",
    };
    expect(readConfig(environment).platform).toEqual({
      isReference: true,
      eventsKeptDays: 30,
      signInIdleDays: 7,
      signInMaxDays: 60,
      isCookieCrossSite: true,
    });
    expect(readConfig({ COOKIE_CROSS_SITE: "0" }).platform.isCookieCrossSite).toBe(false);
    expect(() => readConfig({ EVENTS_KEPT_DAYS: "0", COOKIE_CROSS_SITE: "yes" })).toThrow(
      /EVENTS_KEPT_DAYS is "0": write a number of days.*\nCOOKIE_CROSS_SITE is "yes": write true or false/,
    );
  });

  it("sends events over HTTPS, but to this machine (R7.4)", () => {
    for (const url of ["http://localhost:4180/ingest", "http://127.0.0.1/ingest", "http://[::1]:1/ingest"]) {
      expect(readConfig({ INGEST_URL: url }).ingestUrl).toBe(url);
    }
    for (const url of [
      "http://api.example/ingest",
      "api.example",
      "ftp://localhost/",
      "https://user@api.example/",
      "https://:secret@api.example/",
      "https://*/ingest",
    ]) {
      expect(() => readConfig({ INGEST_URL: url }), url).toThrow("INGEST_URL");
    }
  });

  it.each([
    ["ANALYTICS_KEY", "a b"],
    ["TAG_MANAGER_ID", "GTM-abc"],
    ["TAG_MANAGER_ID", "https://www.googletagmanager.com"],
  ])("refuses %s=%s", (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(`${name} is "${value}"`);
  });

  it("does not change the project's own configuration", () => {
    const before = structuredClone(siteConfig);
    readConfig({ SITE_URL: "https://site.example" });
    expect(siteConfig).toEqual(before);
  });

  it("names every wrong value at once, with what to write (R1.5)", () => {
    const wrong = { SITE_URL: "site.example", APP_URL: "ftp://app.example", API_URL: "https://api.example/v1" };
    expect(() => readConfig(wrong)).toThrow(
      [
        'SITE_URL is "site.example": write an address such as https://app.example.org',
        'APP_URL is "ftp://app.example": write an address such as https://app.example.org',
        'API_URL is "https://api.example/v1": write https://api.example, without a path or a query',
      ].join("\n"),
    );
  });

  it("reads what stands in the project's own configuration just as strictly", () => {
    const wrong = {
      ...siteConfig,
      siteUrl: "",
      appUrl: "app.example",
      ingestUrl: "http://api.example/ingest",
      tagManagerId: "gtm-abc",
    };
    expect(() => readConfig({}, wrong)).toThrow(
      [
        'siteUrl in site.config.ts is "": write an address such as https://app.example.org',
        'appUrl in site.config.ts is "app.example": write an address such as https://app.example.org',
        'ingestUrl in site.config.ts is "http://api.example/ingest": write an address such as https://api.example.org/ingest, http for this machine alone, or null for no analytics',
        'tagManagerId in site.config.ts is "gtm-abc": write an id such as GTM-ABC123, or null for no tag manager',
      ].join("\n"),
    );
    expect(readConfig({ APP_URL: "https://b.example" }, { ...siteConfig, appUrl: "?" }).appUrl).toBe(
      "https://b.example",
    );
    const spelt = { ...siteConfig, siteUrl: "https://Site.example/", apiUrl: "" };
    expect(readConfig({}, spelt)).toMatchObject({ siteUrl: "https://site.example", apiUrl: "" });
  });

  it("judges all that can be written in the project's own configuration, and names all of it at once (R1.5)", () => {
    const { corporateUrls, socialUrls, freeReadings, ...others } = siteConfig;
    const wrong = {
      ...others,
      brand: " ",
      siteName: null,
      freeReading: 5,
      analytics: { key: "", isBatched: "no", excludedRoutes: ["homes"] },
      corporateUrls: {
        ...corporateUrls,
        blog: "htp:/blog",
        press: "javascript:alert(1)",
        demo: "",
        contact: null,
        corporate: "https://www.example.org/{language}/",
        careers: "https:/careers",
        blogs: "https://www.example.org/blog/",
      },
      socialUrls: { ...socialUrls, x: "@marelle" },
    };
    const advice = "write an address such as https://www.example.org/{locale}/, or leave the link out";
    const readings =
      "write a whole number from 1, such as 5; where everything is to be read without an account, leave apiUrl empty";
    const link = (name: string, found: string) => `corporateUrls.${name} in site.config.ts is ${found}: ${advice}`;
    expect(mistakesOf(wrong).sort()).toEqual(
      [
        'brand in site.config.ts is " ": write a name of 1 to 60 characters',
        "siteName in site.config.ts is null: write a name of 1 to 60 characters",
        `freeReadings in site.config.ts is missing: ${readings}`,
        "freeReading in site.config.ts is no setting: did you mean 'freeReadings'? Otherwise write one of: freeReadings",
        'analytics.key in site.config.ts is "": write a key of letters, digits and hyphens, one of the platform\'s INGEST_KEYS',
        'analytics.isBatched in site.config.ts is "no": write true or false',
        'analytics.excludedRoutes.0 in site.config.ts is "homes": write one of: home, inspirations, sessions, inspirations-directory, sessions-directory, discover, favourites, compare, plan, inspiration, session, situation, privacy, not-found',
        link("blog", '"htp:/blog"'),
        link("press", '"javascript:alert(1)"'),
        link("demo", '""'),
        link("contact", "null"),
        link("corporate", '"https://www.example.org/{language}/"'),
        link("careers", '"https:/careers"'),
        "corporateUrls.blogs in site.config.ts is no setting: remove it",
        `socialUrls.x in site.config.ts is "...@marelle": ${advice}`,
      ].sort(),
    );
  });

  it.each([-1, 0, 1.5, "three", "5", null, Number.NaN, Number.POSITIVE_INFINITY])(
    "does not take %s for a number of templates (R4.3)",
    (freeReadings) => {
      expect(mistakesOf({ ...siteConfig, freeReadings })).toEqual([
        expect.stringMatching(/^freeReadings in site\.config\.ts is .+: write a whole number from 1/),
      ]);
    },
  );

  it.each([
    "https://www.example.org/{locale",
    "https://www.example.org/a b",
    "https://nora:secret@www.example.org/",
    "//www.example.org/",
    "/blog/",
    "www.example.org",
    "mailto:nora@example.org",
    'https://www.example.org/"',
  ])("refuses a link to %s", (blog) => {
    expect(mistakesOf({ ...siteConfig, corporateUrls: { blog } })).toHaveLength(1);
  });

  it.each(["mailto:security@example.org", "https://www.example.org/security?a=b"])(
    "takes %s for the contact of security.txt",
    (securityContact) => {
      const wellKnown = { securityContact, changePasswordPath: null };
      expect(readConfig({}, { ...siteConfig, wellKnown }).wellKnown).toEqual(wellKnown);
    },
  );

  it.each([
    ["securityContact", "security@example.org"],
    ["securityContact", "http://www.example.org/"],
    ["securityContact", "mailto:a@example.org\rExpires: 2999-01-01T00:00:00Z"],
    ["changePasswordPath", "https://app.example.org/account"],
    ["changePasswordPath", "//evil.example/"],
    ["changePasswordPath", "/account\r/* https://evil.example 302"],
    ["changePasswordPath", "account"],
  ])("refuses a %s of %j", (name, value) => {
    expect(mistakesOf({ ...siteConfig, wellKnown: { ...siteConfig.wellKnown, [name]: value } })).toEqual([
      expect.stringMatching(`^wellKnown.${name} in site.config.ts is `),
    ]);
  });

  it("takes links to another address or host in each language, and does without those that are left out (R2.9)", () => {
    const corporateUrls = { blog: "https://{locale}.example.org/", press: "http://localhost:8080/#{locale}" };
    expect(readConfig({}, { ...siteConfig, corporateUrls, socialUrls: {} })).toMatchObject({
      corporateUrls,
      socialUrls: {},
    });
  });

  it("names what is missing, whole groups too, and takes what only the environment says", () => {
    const { analytics, siteUrl, socialUrls, ...others } = siteConfig;
    expect(mistakesOf(others)).toEqual([
      "siteUrl in site.config.ts is missing: write an address such as https://app.example.org",
      "analytics in site.config.ts is missing: write fields in braces",
      "socialUrls in site.config.ts is missing: write fields in braces",
    ]);
    expect(readConfig({ SITE_URL: "https://b.example" }, { ...others, analytics, socialUrls }).siteUrl).toBe(
      "https://b.example",
    );
    expect(mistakesOf(null)).toEqual(["site.config.ts is null: write fields in braces"]);
  });

  it("writes addresses as browsers do, for the security policy", () => {
    // `URL.canParse` of Node 20 refuses such hosts once it has been called often.
    for (let time = 0; time < 1000; time += 1) {
      expect(readConfig({ APP_URL: "https://App.münchen.example:443/" }).appUrl).toBe(
        "https://app.xn--mnchen-3ya.example",
      );
    }
  });

  it("prints no password", () => {
    expect(() => readConfig({ SITE_URL: "https://nora:secret@site.example" })).toThrow(
      'SITE_URL is "...@site.example": write https://site.example, without a user and a password',
    );
  });

  it.each([
    "https://*.site.example",
    "https://:secret@site.example",
    "https://user@site.example",
    "https://site.example?x",
    "https://site.example#x",
    "javascript:alert(1)",
  ])("refuses %s", (address) => {
    expect(() => readConfig({ SITE_URL: address })).toThrow("SITE_URL");
  });
});
