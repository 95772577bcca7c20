import { siteConfig } from "../../site.config.ts";
import { hasCredentials, hasPlainHost, hideCredentials, type Reading, readOrigin } from "../domain/origin.ts";
import type { SiteConfig } from "../domain/site-config.ts";

interface Variable {
  read: (text: string) => Reading;
  set: (config: SiteConfig, value: string) => void;
}

const origin = (key: "siteUrl" | "appUrl" | "apiUrl"): Variable => ({
  read: (text) => readOrigin(parse(text)),
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
    set: (config, value) => {
      config.ingestUrl = value;
    },
  },
  ANALYTICS_KEY: {
    read: readPattern(/^[\w-]{1,64}$/, "write a key of letters, digits and hyphens, one of the platform's INGEST_KEYS"),
    set: (config, value) => {
      config.analytics = { ...config.analytics, key: value };
    },
  },
  TAG_MANAGER_ID: {
    read: readPattern(/^GTM-[A-Z\d]+$/, "write an id such as GTM-ABC123"),
    set: (config, value) => {
      config.tagManagerId = value;
    },
  },
};

/** The configuration with what the environment sets. Throws one error that names every wrong value. */
export function readConfig(environment: Record<string, string | undefined>): SiteConfig {
  const config = { ...siteConfig };
  const mistakes: string[] = [];
  for (const [name, { read, set }] of Object.entries(variables)) {
    const text = environment[name];
    if (text === undefined || text === "") continue;
    const reading = read(text);
    if ("problem" in reading) mistakes.push(`${name} is "${hideCredentials(text)}": ${reading.problem}`);
    else set(config, reading.value);
  }
  if (mistakes.length > 0) throw new Error(mistakes.join("\n"));
  return config;
}

function readPattern(pattern: RegExp, problem: string): (text: string) => Reading {
  return (text) => (pattern.test(text) ? { value: text } : { problem });
}

/** Events go over HTTPS, but to this machine (R7.4). */
function readIngestUrl(text: string): Reading {
  const url = parse(text);
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(url?.hostname ?? "");
  const isSafe = url?.protocol === "https:" || (url?.protocol === "http:" && isLocal);
  if (url && isSafe && url.hash === "" && hasPlainHost(url) && !hasCredentials(url)) return { value: url.href };
  return { problem: "write an address such as https://api.example.org/ingest; http for this machine alone" };
}

function parse(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}
