import path from "node:path";
import { z } from "zod";
import type { DatabasePlace } from "./database/open-database.ts";

/** What an operator sets. Every value has a default that works on one machine. */
export interface Settings {
  port: number;
  /** The platform's own public address. */
  publicOrigin: string;
  /** The sites that may call the platform, frame its sign-in pages and be gone back to. */
  siteOrigins: readonly string[];
  databasePlace: DatabasePlace;
  /** For a site on another registrable domain: the cookie is sent inside of its frames as well. */
  isCookieCrossSite: boolean;
  /** How many proxies stand in front, each of which adds an address to `X-Forwarded-For`. */
  trustedProxies: number;
  /** Keys that analytics clients may use. */
  ingestKeys: readonly string[];
  /** More events in one batch are answered 413. */
  ingestMaxEvents: number;
  /** A sign-in that is not used for so long ends, and every sign-in ends after the longer time. */
  signInIdleMs: number;
  signInAbsoluteMs: number;
}

const millisecondsPerDay = 24 * 60 * 60 * 1000;

const number = (from: number, to: number, what: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, what)
    .transform(Number)
    .refine((value) => value >= from && value <= to, what);

const origin = (what: string) =>
  z.string().transform((value, context) => {
    const url = URL.canParse(value) ? new URL(value) : undefined;
    if (url && /^https?:$/.test(url.protocol) && value.replace(/\/$/, "") === url.origin) return url.origin;
    context.addIssue({ code: "custom", message: what });
    return z.NEVER;
  });

const address = "write an address such as https://app.example.org, without a path";
const addresses = "write one or more addresses such as https://inspirations.example.org, with commas between them";
const yesOrNo = "write 1 for yes or 0 for no";

const list = <Item extends z.ZodType<unknown, string>>(item: Item, what: string) =>
  z
    .string()
    .transform((text) => text.split(",").map((each) => each.trim()))
    .pipe(z.array(item).min(1, what));

const variables = z.object({
  PLATFORM_PORT: number(0, 65_535, "write a port between 0 and 65535").default(4180),
  PLATFORM_URL: origin(address).optional(),
  SITE_ORIGINS: list(origin(addresses), addresses).default(["http://localhost:4173"]),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "write an address such as postgresql://user:password@host:5432/database")
    .optional(),
  DATA_FOLDER: z.string().default(".data/platform"),
  COOKIE_CROSS_SITE: z.enum(["0", "1"], yesOrNo).default("0"),
  TRUSTED_PROXIES: number(0, 10, "write how many proxies stand in front, 0 to 10").default(0),
  INGEST_KEYS: list(
    z.string().regex(/^[\w-]{1,64}$/),
    "write keys of letters, digits and hyphens, with commas",
  ).default(["inspirations"]),
  INGEST_MAX_EVENTS: number(1, 10_000, "write a number of events, 1 to 10000").default(100),
  SIGN_IN_IDLE_DAYS: number(1, 365, "write a number of days, 1 to 365").default(14),
  SIGN_IN_MAX_DAYS: number(1, 3650, "write a number of days, 1 to 3650").default(90),
});

/** Reads the settings. Throws one error that names every wrong value and says what to write instead. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""),
  );
  const read = variables.safeParse(given);
  if (!read.success) {
    const mistakes = read.error.issues.map(({ path: [name], message }) => {
      // A database's address holds a password.
      const found = name === "DATABASE_URL" ? "" : ` is "${given[String(name)]}"`;
      return `${String(name)}${found}: ${message}`;
    });
    throw new Error([...new Set(mistakes)].join("\n"));
  }
  const values = read.data;
  const publicOrigin = values.PLATFORM_URL ?? `http://localhost:${values.PLATFORM_PORT}`;
  if (values.COOKIE_CROSS_SITE === "1" && !publicOrigin.startsWith("https:"))
    throw new Error(
      "COOKIE_CROSS_SITE is 1: browsers accept such cookies over HTTPS only. Set PLATFORM_URL to an https address.",
    );
  return {
    port: values.PLATFORM_PORT,
    publicOrigin,
    siteOrigins: values.SITE_ORIGINS,
    databasePlace: values.DATABASE_URL ? { url: values.DATABASE_URL } : { folder: path.resolve(values.DATA_FOLDER) },
    isCookieCrossSite: values.COOKIE_CROSS_SITE === "1",
    trustedProxies: values.TRUSTED_PROXIES,
    ingestKeys: values.INGEST_KEYS,
    ingestMaxEvents: values.INGEST_MAX_EVENTS,
    signInIdleMs: values.SIGN_IN_IDLE_DAYS * millisecondsPerDay,
    signInAbsoluteMs: values.SIGN_IN_MAX_DAYS * millisecondsPerDay,
  };
}
