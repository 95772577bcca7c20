import { describe, expect, it } from "vitest";
import { readConfig } from "../src/build/read/read-config.ts";
import { readSettings } from "../src/platform/environment.ts";
import { addressesOf, findSplitPlatform } from "./addresses.mjs";

/**
 * The addresses that the build and the platform read from an environment.
 *
 * @param {Record<string, string>} env
 */
function read(env) {
  const all = { ...env, ...addressesOf(env) };
  const { siteUrl, appUrl, apiUrl, ingestUrl, analytics } = readConfig(all);
  const { publicOrigin, siteOrigins, ingestKeys } = readSettings(all);
  return { siteUrl, appUrl, apiUrl, ingestUrl, key: analytics.key, publicOrigin, siteOrigins, ingestKeys };
}

const local = {
  siteUrl: "http://localhost:4173",
  siteOrigins: ["http://localhost:4173"],
  appUrl: "http://localhost:4180",
  apiUrl: "http://localhost:4180",
  publicOrigin: "http://localhost:4180",
  ingestUrl: "http://localhost:4180/ingest",
  key: "inspirations",
  ingestKeys: ["inspirations"],
};

const site = "https://site.example";
const app = "https://app.example";
const onSite = { ...local, siteUrl: site, siteOrigins: [site] };
const onApp = { ...local, appUrl: app, apiUrl: app, publicOrigin: app, ingestUrl: `${app}/ingest` };

describe("addressesOf", () => {
  it("is one machine where nothing is set", () => {
    expect(read({})).toEqual(local);
    expect(read({ SITE_URL: "", APP_URL: "", PORT: " " })).toEqual(local);
  });

  it("knows the ports, as the servers read them", () => {
    const { siteOrigins, publicOrigin } = read({ PORT: " 8001", PLATFORM_PORT: "8002 " });
    expect({ siteOrigins, publicOrigin }).toEqual({
      siteOrigins: ["http://localhost:8001"],
      publicOrigin: "http://localhost:8002",
    });
  });

  it("lets the site call the platform from its public address", () => {
    expect(read({ SITE_URL: site })).toEqual(onSite);
  });

  it.each([["PLATFORM_URL"], ["APP_URL"]])("has the site and the platform agree on %s", (name) => {
    expect(read({ [name]: app })).toEqual(onApp);
  });

  it("sends events to where the API is", () => {
    const api = "https://api.example";
    const expected = { ...onApp, ...onSite, appUrl: app, publicOrigin: app, apiUrl: api, ingestUrl: `${api}/ingest` };
    expect(read({ SITE_URL: `${site}/`, APP_URL: app, API_URL: `${api}/` })).toEqual(expected);
  });

  it("has the platform take the key of the events", () => {
    expect(read({ ANALYTICS_KEY: "x" })).toEqual({ ...local, key: "x", ingestKeys: ["x"] });
  });

  it("has no analytics where events would go over plain HTTP to another machine", () => {
    const near = "http://192.168.1.5:4180";
    expect(read({ API_URL: near })).toMatchObject({ apiUrl: near, ingestUrl: null });
  });

  it.each(["localhost", "127.0.0.1", "[::1]"])("takes %s for this machine, as the build does", (host) => {
    const here = `http://${host}:4180`;
    expect(read({ API_URL: here }).ingestUrl).toBe(`${here}/ingest`);
  });

  it("leaves what is set as it is", () => {
    const env = {
      SITE_URL: site,
      SITE_ORIGINS: `${site},https://preview.example`,
      PLATFORM_URL: app,
      APP_URL: "https://sign-in.example",
      API_URL: "https://api.example",
      INGEST_URL: "https://events.example/all",
      INGEST_KEYS: "a,b",
    };
    expect(addressesOf(env)).toEqual(env);
  });
});

describe("findSplitPlatform", () => {
  it.each([
    [{}],
    [{ APP_URL: app }],
    [{ APP_URL: `${app}/`, API_URL: `${app}/api` }],
    // Cookies are shared by all ports of a host.
    [{ API_URL: "http://localhost:8080" }],
    [{ API_URL: "no address" }],
  ])("finds nothing wrong where the API is on the platform's host: %o", (env) => {
    expect(findSplitPlatform(addressesOf(env))).toBeUndefined();
  });

  it.each([
    [{ APP_URL: app, API_URL: "https://api.example" }, "https://api.example", app],
    [{ API_URL: "http://127.0.0.1:4180" }, "http://127.0.0.1:4180", "http://localhost:4180"],
  ])("says that nobody would be signed in where it is on another: %o", (env, api, platform) => {
    expect(findSplitPlatform(addressesOf(env))).toBe(
      `API_URL is ${api}, and the reference platform is at ${platform}: nobody will be signed in for the site. Put API_URL on the platform's host.`,
    );
  });
});
