import { describe, expect, it } from "vitest";
import { browserKnownDays, platformCookieNames } from "../../domain/platform-cookies.ts";
import { embedded } from "../test-databases.ts";
import { makePerson, siteOrigin, startTestPlatform, unlimited } from "../test-platform.ts";

const secondsPerDay = 24 * 60 * 60;

describe("the cookies of a sign-in", () => {
  it.each([
    { isHttps: false, isCookieCrossSite: false },
    { isHttps: true, isCookieCrossSite: false },
    { isHttps: true, isCookieCrossSite: true },
  ])("are those that the site's page about privacy names, for as long as it says: %o", async (setting) => {
    const publicOrigin = setting.isHttps ? "https://app.example" : "http://localhost:4180";
    const test = await startTestPlatform(embedded, {
      settings: {
        publicOrigin,
        isCookieCrossSite: setting.isCookieCrossSite,
        signInAbsoluteMs: 90 * secondsPerDay * 1000,
      },
      attemptRules: unlimited,
    });
    const path = `/signup?${new URLSearchParams({ locale: "en", redirect: siteOrigin, embed: "1" })}`;
    const response = await test.browser().post(path, makePerson(), { "Sec-Fetch-Dest": "iframe" });
    expect(response.status).toBe(303);
    const days = new Map(
      response.headers.getSetCookie().map((line) => {
        const [, name = "", seconds] = /^([^=]+)=.*; Max-Age=(\d+)/.exec(line) ?? [];
        return [name, Number(seconds) / secondsPerDay];
      }),
    );
    const told = platformCookieNames(setting);
    const expected = [
      ...told["sign-in"].map((name) => [name, 90]),
      ...told.browser.map((name) => [name, browserKnownDays]),
    ];
    expect([...days].sort()).toEqual(expected.sort());
    await test.close();
  });
});
