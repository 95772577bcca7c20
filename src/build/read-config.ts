import { siteConfig } from "../../site.config.ts";
import type { SiteConfig } from "../domain/site-config.ts";

interface Variable {
  /** Nothing for what cannot be right. */
  read: (text: string) => string | undefined;
  expected: string;
  set: (config: SiteConfig, value: string) => void;
}

const origin = (key: "siteUrl" | "appUrl" | "apiUrl"): Variable => ({
  read: readOrigin,
  expected: "write an address such as https://inspirations.example.org, without a path",
  set: (config, value) => {
    config[key] = value;
  },
});

const variables: Record<string, Variable> = {
  SITE_URL: origin("siteUrl"),
  APP_URL: origin("appUrl"),
  API_URL: origin("apiUrl"),
  INGEST_URL: {
    read: readIngestUrl,
    expected: "write an address such as https://api.example.org/ingest; http for this machine alone",
    set: (config, value) => {
      config.ingestUrl = value;
    },
  },
  ANALYTICS_KEY: {
    read: (text) => (/^[\w-]{1,64}$/.test(text) ? text : undefined),
    expected: "write a key of letters, digits and hyphens, one of the platform's INGEST_KEYS",
    set: (config, value) => {
      config.analytics = { ...config.analytics, key: value };
    },
  },
  TAG_MANAGER_ID: {
    read: (text) => (/^GTM-[A-Z\d]+$/.test(text) ? text : undefined),
    expected: "write an id such as GTM-ABC123",
    set: (config, value) => {
      config.tagManagerId = value;
    },
  },
};

/** The configuration with what the environment sets. Throws one error that names every wrong value. */
export function readConfig(environment: Record<string, string | undefined>): SiteConfig {
  const config = { ...siteConfig };
  const mistakes: string[] = [];
  for (const [name, { read, expected, set }] of Object.entries(variables)) {
    const text = environment[name];
    if (text === undefined || text === "") continue;
    const value = read(text);
    if (value === undefined) mistakes.push(`${name} is "${text}": ${expected}`);
    else set(config, value);
  }
  if (mistakes.length > 0) throw new Error(mistakes.join("\n"));
  return config;
}

function readOrigin(value: string): string | undefined {
  if (!URL.canParse(value)) return undefined;
  const url = new URL(value);
  const isBare = url.pathname === "/" && url.search === "" && url.hash === "" && url.username === "";
  return isBare && /^https?:$/.test(url.protocol) ? url.origin : undefined;
}

/** Events go over HTTPS, but to this machine (R7.4). */
function readIngestUrl(value: string): string | undefined {
  if (!URL.canParse(value)) return undefined;
  const { protocol, hostname, username, hash, href } = new URL(value);
  const isSafe =
    protocol === "https:" || (protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(hostname));
  return isSafe && username === "" && hash === "" ? href : undefined;
}
