import path from "node:path";
import { z } from "zod";
import { parseEmail } from "../domain/email.ts";
import { hideCredentials, readOrigin } from "../domain/origin.ts";
import { type Reading, readHost, readPort } from "../http-server/read-place.ts";
import { CannotStartError } from "./cannot-start.ts";
import type { DatabasePlace } from "./database/open-database.ts";
import { parseUrl } from "./http/parse-url.ts";
import { isThisMachine } from "./this-machine.ts";

/** The settings of an operator. Every one has a default that works on one machine. */
export interface Settings {
  port: number;
  /** The address of the machine on which the platform listens; all addresses where it is missing. */
  host: string | undefined;
  /** The name of the operator on the pages. */
  brand: string;
  /** The platform's own public address. */
  publicOrigin: string;
  /** The sites that may call the platform and frame its sign-in pages, and to which its pages lead back. */
  siteOrigins: readonly string[];
  databasePlace: DatabasePlace;
  /** For a site on another registrable domain: its frames are then sent the cookie as well. */
  isCookieCrossSite: boolean;
  /** The number of proxies in front, each of which adds an address to `X-Forwarded-For`. */
  trustedProxies: number;
  /** Keys that analytics clients may use. */
  ingestKeys: readonly string[];
  /** A batch with more events is answered 413. */
  ingestMaxEvents: number;
  /** Analytics events that were received longer ago are deleted. */
  eventsKeptMs: number;
  /** The bytes of analytics events that are stored within a day. */
  eventBytesPerDay: number;
  /** The bytes that analytics events leave free on the disk of the embedded database. */
  diskReserveBytes: number;
  /** The mail server, such as `smtps://user:password@smtp.example`. Without one, mails go to the outbox. */
  smtpUrl: string | undefined;
  mailFrom: string;
  outboxFolder: string;
  /** The file of the security log; standard error where it is missing. */
  securityLogFile: string | undefined;
  /** A sign-in ends when it has not been used for the first time, and in any case after the second. */
  signInIdleMs: number;
  signInAbsoluteMs: number;
}

const millisecondsPerDay = 24 * 60 * 60 * 1000;
const bytesPerMegabyte = 1024 * 1024;

const number = (from: number, to: number, what: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, what)
    .transform(Number)
    .refine((value) => value >= from && value <= to, what);

const readBy = <Value>(read: (text: string) => Reading<Value>, hint = "") =>
  z.string().transform((text, context) => {
    const reading = read(text);
    if ("value" in reading) return reading.value;
    context.addIssue({ code: "custom", message: reading.problem + hint });
    return z.NEVER;
  });

const origin = (hint?: string) => readBy((text) => readOrigin(parseUrl(text)), hint);

/** Passwords and cookies go to this address. Behind a proxy that does HTTPS, it is that of the proxy. */
const ownOrigin = origin().refine(
  (value) => value.startsWith("https:") || isThisMachine(new URL(value).hostname),
  "write an https address, and put a proxy in front that does HTTPS (docs/operating/caddy.md): over plain HTTP anybody on the way reads passwords. For this machine alone, http://localhost:4180 will do",
);

/** The longest time for which browsers keep a cookie. */
const longestCookieDays = 400;

const yesOrNo = "write 1 for yes or 0 for no";

const list = <Item extends z.ZodType<unknown, string>>(item: Item) =>
  z
    .string()
    .transform((text) => text.split(",").map((each) => each.trim()))
    .pipe(z.array(item));

const databaseAddress =
  "write an address such as postgresql://user:password@host:5432/database, with %23 and the like for signs in the password";

const mailServer =
  "write an address such as smtps://user:password@smtp.example:465, with %40 and the like for signs in the password";

const usualPort = 4180;

const variables = z.object({
  PLATFORM_PORT: readBy((text) => readPort(text, usualPort)).default(usualPort),
  HOST: readBy(readHost).optional(),
  PLATFORM_URL: ownOrigin.optional(),
  BRAND: z
    .string()
    .trim()
    .regex(/^[^\p{Cc}]{1,60}$/u, "write a name of 1 to 60 characters")
    .default("Marelle"),
  SITE_ORIGINS: list(origin(", with commas between several")).default(["http://localhost:4173"]),
  DATABASE_URL: z
    .string()
    .refine((value) => /^postgres(ql)?:\/\//.test(value) && parseUrl(value) !== undefined, databaseAddress)
    .optional(),
  DATA_FOLDER: z.string().default(".data/platform"),
  COOKIE_CROSS_SITE: z.enum(["0", "1"], yesOrNo).default("0"),
  TRUSTED_PROXIES: number(0, 10, "write how many proxies stand in front, 0 to 10").default(0),
  INGEST_KEYS: list(
    z.string().regex(/^[\w-]{1,64}$/, "write keys of letters, digits and hyphens, with commas between them"),
  ).default(["inspirations"]),
  INGEST_MAX_EVENTS: number(1, 10_000, "write a number of events, 1 to 10000").default(100),
  EVENTS_KEPT_DAYS: number(1, 36_500, "write a number of days, 1 to 36500").default(400),
  EVENTS_MB_PER_DAY: number(10, 1_000_000, "write a number of megabytes, 10 to 1000000").default(1_000),
  DISK_RESERVE_MB: number(0, 1_000_000, "write a number of megabytes, 0 to 1000000").default(500),
  SMTP_URL: z
    .string()
    .refine((value) => /^smtps?:\/\/./.test(value) && parseUrl(value)?.hostname, mailServer)
    .optional(),
  MAIL_FROM: z
    .string()
    .refine(isSender, "write an address such as news@example.org, or Marelle <news@example.org>")
    .optional(),
  SECURITY_LOG: z.string().optional(),
  SIGN_IN_IDLE_DAYS: number(1, 365, "write a number of days, 1 to 365").default(14),
  SIGN_IN_MAX_DAYS: number(1, longestCookieDays, `write a number of days, 1 to ${longestCookieDays}`).default(90),
});

function isSender(text: string): boolean {
  const [, address = text] = /^[^<>\p{Cc}]*<([^<>]*)>$/u.exec(text) ?? [];
  return parseEmail(address) !== undefined;
}

/** Reads the settings. Throws one CannotStartError that names every wrong value and says what to write instead. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""),
  );
  const read = variables.safeParse(given);
  const mistakes = read.error?.issues.map(
    ({ path: [name], message }) => `${nameFound(String(name), given)}: ${message}`,
  );
  const needsHttps = given.COOKIE_CROSS_SITE === "1" && !/^https:/i.test(given.PLATFORM_URL ?? "");
  const all = [...(mistakes ?? []), ...(needsHttps ? [crossSiteNeedsHttps] : [])];
  if (!read.success || all.length > 0) throw new CannotStartError([...new Set(all)].join("\n"));
  const values = read.data;
  const publicOrigin = values.PLATFORM_URL ?? `http://localhost:${values.PLATFORM_PORT}`;
  return {
    port: values.PLATFORM_PORT,
    host: values.HOST,
    brand: values.BRAND,
    publicOrigin,
    siteOrigins: values.SITE_ORIGINS,
    databasePlace: values.DATABASE_URL ? { url: values.DATABASE_URL } : { folder: path.resolve(values.DATA_FOLDER) },
    isCookieCrossSite: values.COOKIE_CROSS_SITE === "1",
    trustedProxies: values.TRUSTED_PROXIES,
    ingestKeys: values.INGEST_KEYS,
    ingestMaxEvents: values.INGEST_MAX_EVENTS,
    eventsKeptMs: values.EVENTS_KEPT_DAYS * millisecondsPerDay,
    eventBytesPerDay: values.EVENTS_MB_PER_DAY * bytesPerMegabyte,
    diskReserveBytes: values.DISK_RESERVE_MB * bytesPerMegabyte,
    smtpUrl: values.SMTP_URL,
    // The quotation marks let a name have commas and dots.
    mailFrom:
      values.MAIL_FROM ?? `"${values.BRAND.replaceAll(/["\\]/g, "")}" <no-reply@${new URL(publicOrigin).hostname}>`,
    outboxFolder: path.resolve(values.DATA_FOLDER, "outbox"),
    securityLogFile: values.SECURITY_LOG && path.resolve(values.SECURITY_LOG),
    signInIdleMs: values.SIGN_IN_IDLE_DAYS * millisecondsPerDay,
    signInAbsoluteMs: values.SIGN_IN_MAX_DAYS * millisecondsPerDay,
  };
}

const crossSiteNeedsHttps =
  "COOKIE_CROSS_SITE is 1: browsers accept such cookies over HTTPS only. Set PLATFORM_URL to an https address.";

/** The value that was found is part of the message, except for the addresses of servers, which contain passwords. */
function nameFound(name: string, given: Record<string, string | undefined>): string {
  return ["DATABASE_URL", "SMTP_URL"].includes(name) ? name : `${name} is "${hideCredentials(given[name] ?? "")}"`;
}
