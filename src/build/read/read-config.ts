import { siteConfig } from "../../../site.config.ts";
import { hasCredentials, hasPlainHost, hideCredentials, type Reading, readOrigin } from "../../domain/origin.ts";
import type { SiteConfig } from "../../domain/site-config.ts";
import { CannotBuildError } from "../cannot-build.ts";

interface Setting {
  /** In `site.config.ts`. */
  field: string;
  read: (text: string) => Reading;
  /** Null where the value may be left out, and is. */
  of: (config: SiteConfig) => string | null;
  set: (config: SiteConfig, value: string) => void;
}

const origin = (field: "siteUrl" | "appUrl" | "apiUrl"): Setting => ({
  field,
  read: (text) => readOrigin(parse(text)),
  of: (config) => (field === "apiUrl" ? config.apiUrl || null : config[field]),
  set: (config, value) => {
    config[field] = value;
  },
});

/** The settings that the environment can change, by the names of its variables. */
const settings: Record<string, Setting> = {
  SITE_URL: origin("siteUrl"),
  APP_URL: origin("appUrl"),
  API_URL: origin("apiUrl"),
  INGEST_URL: {
    field: "ingestUrl",
    read: readIngestUrl,
    of: (config) => config.ingestUrl,
    set: (config, value) => {
      config.ingestUrl = value;
    },
  },
  ANALYTICS_KEY: {
    field: "analytics.key",
    read: readPattern(/^[\w-]{1,64}$/, "write a key of letters, digits and hyphens, one of the platform's INGEST_KEYS"),
    of: (config) => config.analytics.key,
    set: (config, value) => {
      config.analytics = { ...config.analytics, key: value };
    },
  },
  TAG_MANAGER_ID: {
    field: "tagManagerId",
    read: readPattern(/^GTM-[A-Z\d]+$/, "write an id such as GTM-ABC123"),
    of: (config) => config.tagManagerId,
    set: (config, value) => {
      config.tagManagerId = value;
    },
  },
};

/** The configuration, changed by the environment. Throws one error that names every wrong value of both. */
export function readConfig(environment: Record<string, string | undefined>, file: SiteConfig = siteConfig): SiteConfig {
  const config = { ...file };
  const mistakes: string[] = [];
  for (const [variable, { field, read, of, set }] of Object.entries(settings)) {
    const given = environment[variable];
    const text = given || of(file);
    if (text === null) continue;
    const reading = read(text);
    const name = given ? variable : `${field} in site.config.ts`;
    if ("problem" in reading) mistakes.push(`${name} is "${hideCredentials(text)}": ${reading.problem}`);
    else set(config, reading.value);
  }
  if (mistakes.length > 0) throw new CannotBuildError(mistakes.join("\n"));
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
