import { describe, expect, it } from "vitest";
import { siteConfig } from "../../../site.config.ts";
import { readConfig } from "./read-config.ts";

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
        'ingestUrl in site.config.ts is "http://api.example/ingest": write an address such as https://api.example.org/ingest; http for this machine alone',
        'tagManagerId in site.config.ts is "gtm-abc": write an id such as GTM-ABC123',
      ].join("\n"),
    );
    expect(readConfig({ APP_URL: "https://b.example" }, { ...siteConfig, appUrl: "?" }).appUrl).toBe(
      "https://b.example",
    );
    const spelt = { ...siteConfig, siteUrl: "https://Site.example/", apiUrl: "" };
    expect(readConfig({}, spelt)).toMatchObject({ siteUrl: "https://site.example", apiUrl: "" });
  });

  it("writes addresses as browsers do, for the security policy", () => {
    expect(readConfig({ APP_URL: "https://App.münchen.example:443/" }).appUrl).toBe(
      "https://app.xn--mnchen-3ya.example",
    );
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
