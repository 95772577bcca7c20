import { inspect } from "node:util";
import type { z } from "zod";
import { siteConfig } from "../../../site.config.ts";
import { hideCredentials } from "../../domain/origin.ts";
import type { SiteConfig } from "../../domain/site-config.ts";
import { suggest } from "../../domain/suggestion.ts";
import { CannotBuildError } from "../cannot-build.ts";
import { configSchema } from "./config-schema.ts";

/** The settings that the environment can change, by the names of its variables. */
const variables: Record<string, readonly string[]> = {
  SITE_URL: ["siteUrl"],
  APP_URL: ["appUrl"],
  API_URL: ["apiUrl"],
  INGEST_URL: ["ingestUrl"],
  ANALYTICS_KEY: ["analytics", "key"],
  TAG_MANAGER_ID: ["tagManagerId"],
  // The platform's own settings: where site and platform start with one environment, the page about privacy tells of what is set.
  EVENTS_KEPT_DAYS: ["platform", "eventsKeptDays"],
  SIGN_IN_IDLE_DAYS: ["platform", "signInIdleDays"],
  SIGN_IN_MAX_DAYS: ["platform", "signInMaxDays"],
  COOKIE_CROSS_SITE: ["platform", "isCookieCrossSite"],
};

type Fields = Record<string, unknown>;

type Environment = Record<string, string | undefined>;

/** The configuration, changed by the environment. Throws one error that names every wrong value of both. */
export function readConfig(environment: Environment, file: unknown = siteConfig): SiteConfig {
  const reading = judgeConfig(environment, file);
  if ("problem" in reading) throw new CannotBuildError(reading.problem);
  return reading.value;
}

/** The same, with all that is wrong as a value. */
export function judgeConfig(
  environment: Environment,
  file: unknown = siteConfig,
): { value: SiteConfig } | { problem: string } {
  const used = Object.entries(variables).filter(([variable]) => environment[variable]);
  const given = used.reduce((fields, [variable, path]) => withValue(fields, path, environment[variable]), file);
  const { data, error } = configSchema.safeParse(given);
  if (data) return { value: data };

  const nameOf = (path: readonly string[]) => {
    const field = path.join(".");
    const [variable] = used.find(([, its]) => its.join(".") === field) ?? [];
    return variable ?? [field, "site.config.ts"].filter(Boolean).join(" in ");
  };
  const mistakes = error.issues.flatMap((issue) => {
    const path = issue.path.map(String);
    if (issue.code !== "unrecognized_keys") {
      return [`${nameOf(path)} is ${describeValue(valueAt(given, path))}: ${issue.message}`];
    }
    const left = Object.keys(fieldsAt(path)).filter((name) => !(name in (valueAt(given, path) as Fields)));
    return issue.keys.map((key) => {
      const advice = left.length > 0 ? suggest(key, left, "a field") : "remove it";
      return `${nameOf([...path, key])} is no setting: ${advice}`;
    });
  });
  return { problem: [...new Set(mistakes)].join("\n") };
}

function withValue(fields: unknown, [name = "", ...rest]: readonly string[], value: unknown): Fields {
  const copy = { ...(fields as Fields | undefined) };
  copy[name] = rest.length === 0 ? value : withValue(copy[name], rest, value);
  return copy;
}

function valueAt(fields: unknown, path: readonly string[]): unknown {
  return path.reduce((value, name) => (value as Fields | undefined)?.[name], fields);
}

/** The fields of the configuration, or of a group in it. */
function fieldsAt(path: readonly string[]): z.ZodRawShape {
  return path.reduce<z.ZodObject>((schema, name) => schema.shape[name] as z.ZodObject, configSchema).shape;
}

function describeValue(value: unknown): string {
  if (value === undefined) return "missing";
  return typeof value === "string"
    ? `"${hideCredentials(value)}"`
    : inspect(value, { depth: 0, breakLength: Infinity });
}
