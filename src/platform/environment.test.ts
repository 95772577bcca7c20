import path from "node:path";
import { describe, expect, it } from "vitest";
import { CannotStartError } from "./cannot-start.ts";
import { readSettings } from "./environment.ts";

function mistakesOf(environment: Record<string, string>): string[] {
  try {
    readSettings(environment);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(CannotStartError);
    return (error as Error).message.split("\n");
  }
}

describe("readSettings", () => {
  it("works on one machine with nothing set, or with nothing in what is set", () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      port: 4180,
      host: undefined,
      brand: "Marelle",
      publicOrigin: "http://localhost:4180",
      siteOrigins: ["http://localhost:4173"],
      databasePlace: { folder: path.resolve(".data/platform") },
      isCookieCrossSite: false,
      trustedProxies: 0,
      eventBytesPerDay: 1_000 * 1024 * 1024,
      diskReserveBytes: 500 * 1024 * 1024,
    });
    expect(readSettings({ PLATFORM_PORT: " ", SITE_ORIGINS: "", DATABASE_URL: "" })).toEqual(settings);
  });

  it("reads what an operator sets", () => {
    expect(
      readSettings({
        PLATFORM_PORT: "8080",
        HOST: "127.0.0.1",
        PLATFORM_URL: "https://app.example.org/",
        SITE_ORIGINS: "https://inspirations.example.org, http://localhost:4173/",
        DATABASE_URL: "postgresql://platform:secret@db.example.org/platform",
        COOKIE_CROSS_SITE: "1",
        INGEST_KEYS: "site,app-2",
      }),
    ).toMatchObject({
      port: 8080,
      host: "127.0.0.1",
      publicOrigin: "https://app.example.org",
      siteOrigins: ["https://inspirations.example.org", "http://localhost:4173"],
      databasePlace: { url: "postgresql://platform:secret@db.example.org/platform" },
      isCookieCrossSite: true,
      ingestKeys: ["site", "app-2"],
    });
  });

  it("names every wrong value at once, and what to write instead", () => {
    const wrong = {
      PLATFORM_PORT: "http",
      HOST: "localhost",
      PLATFORM_URL: "app.example.org",
      BRAND: " ",
      SITE_ORIGINS: "https://inspirations.example.org/fr/,*",
      DATABASE_URL: "mysql://localhost/platform",
      COOKIE_CROSS_SITE: "yes",
      TRUSTED_PROXIES: "-1",
      INGEST_KEYS: "a key,,b",
      INGEST_MAX_EVENTS: "0",
      EVENTS_KEPT_DAYS: "0",
      EVENTS_MB_PER_DAY: "9",
      DISK_RESERVE_MB: "-1",
      SIGN_IN_IDLE_DAYS: "two",
      SIGN_IN_MAX_DAYS: "500",
    };
    const mistakes = mistakesOf(wrong);
    const names = new Set(mistakes.map((line) => line.split(/[ :]/, 1)[0]));
    expect([...names]).toEqual(Object.keys(wrong));
    for (const line of mistakes) expect(line).toMatch(/: write /);
    expect(mistakes[0]).toBe('PLATFORM_PORT is "http": write a whole number from 1 to 65535, such as 4180');
    expect(mistakes).toContain(
      `SITE_ORIGINS is "${wrong.SITE_ORIGINS}": write https://inspirations.example.org, without a path or a query, with commas between several`,
    );
  });

  it("takes addresses however they are spelt, and keeps them as browsers write them", () => {
    const { publicOrigin, siteOrigins } = readSettings({
      PLATFORM_URL: "HTTPS://App.example:443/",
      SITE_ORIGINS: "https://münchen.example",
      COOKIE_CROSS_SITE: "1",
    });
    expect(publicOrigin).toBe("https://app.example");
    expect(siteOrigins).toEqual(["https://xn--mnchen-3ya.example"]);
  });

  it("names cookies for other sites without HTTPS together with the rest", () => {
    expect(mistakesOf({ COOKIE_CROSS_SITE: "1" })).toHaveLength(1);
    expect(mistakesOf({ COOKIE_CROSS_SITE: "1", PLATFORM_PORT: "x" })).toHaveLength(2);
    expect(mistakesOf({ COOKIE_CROSS_SITE: "1", PLATFORM_URL: "https://app.example.org" })).toEqual([]);
  });

  it.each([
    "http://app.example.org",
    "HTTP://App.Example.org:8080",
    "http://192.168.1.5:4180",
    "http://localhost.example.org",
  ])("refuses plain HTTP of another machine, and says what to do: %s", (url) => {
    const [mistake, ...others] = mistakesOf({ PLATFORM_URL: url });
    expect(mistake).toMatch(/^PLATFORM_URL is ".*": write an https address, and put a proxy in front/);
    expect(others).toEqual([]);
  });

  it.each(["http://localhost:4180", "http://127.0.0.2", "http://[::1]:4180", "http://app.localhost"])(
    "takes plain HTTP of this machine: %s",
    (url) => {
      expect(readSettings({ PLATFORM_URL: url }).publicOrigin).toBe(url);
    },
  );

  it.each([
    ["PLATFORM_PORT", "0"],
    ["PLATFORM_PORT", "65536"],
    ["PLATFORM_PORT", "4180.5"],
    ["HOST", "127.0.0.1:4180"],
    ["PLATFORM_URL", "https://app.example.org/platform"],
    ["PLATFORM_URL", "ftp://app.example.org"],
    ["PLATFORM_URL", "https://nora:secret@app.example.org"],
    ["SITE_ORIGINS", "https://a.example,"],
    ["SITE_ORIGINS", "null"],
    ["SITE_ORIGINS", "https://*.example.org"],
    ["SITE_ORIGINS", "https://a.example;script-src"],
    ["DATABASE_URL", "postgresql://platform:se/cret@db"],
    ["INGEST_KEYS", "x".repeat(65)],
  ])("refuses %s %s", (name, value) => {
    expect(mistakesOf({ [name]: value })).toHaveLength(1);
  });

  it("prints no password", () => {
    const mistakes = mistakesOf({
      DATABASE_URL: "mysql://platform:secret@localhost/platform",
      PLATFORM_URL: "https://nora:secret@app.example.org",
      SITE_ORIGINS: "https://a.example,https://nora:secret@b.example",
    });
    expect(mistakes).toHaveLength(3);
    mistakes.push(...mistakesOf({ DATABASE_URL: "mysql://localhost/platform?user=platform&password=secret" }));
    expect(mistakes).toHaveLength(4);
    expect(mistakes.join()).not.toContain("secret");
  });
});
