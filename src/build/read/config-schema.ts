import { z } from "zod";
import { locales } from "../../domain/locale.ts";
import { hasCredentials, hasPlainHost, readOrigin } from "../../domain/origin.ts";
import type { RouteName } from "../../domain/route.ts";
import { corporateLinks, localizedUrl, type SiteConfig, socialNetworks } from "../../domain/site-config.ts";

/** The value that is meant, or advice on what to write instead of anything else. */
const readBy = <Value>(read: (given: unknown) => { value: Value } | { problem: string }) =>
  z.unknown().transform((given, context) => {
    const reading = read(given);
    if ("value" in reading) return reading.value;
    context.addIssue({ code: "custom", message: reading.problem });
    return z.NEVER;
  });

const matching = (pattern: RegExp, problem: string) =>
  readBy((given) => (typeof given === "string" && pattern.test(given.trim()) ? { value: given.trim() } : { problem }));

const orNull = <Value>(problem: string, read: (given: unknown) => Value | undefined) =>
  readBy((given) => {
    const value = given === null ? null : read(given);
    return value === undefined ? { problem } : { value };
  });

const name = matching(/^[^\p{Cc}]{1,60}$/u, "write a name of 1 to 60 characters");

const origin = readBy((given) => readOrigin(parse(given)));

/** A link may lead to another address in each language. */
const link = readBy((given) => {
  const problem = "write an address such as https://www.example.org/{locale}/, or leave the link out";
  if (typeof given !== "string") return { problem };
  const isLink = locales.every((locale) => isWebAddress(localizedUrl(given, locale)));
  return isLink ? { value: given } : { problem };
}).exactOptional();

/** Browsers look for an address such as `https:/blog` on the site itself, whatever the parser makes of it. */
function isWebAddress(text: string): boolean {
  const url = parse(text);
  const isWhole = /^https?:\/\/[^\s"<>\\^`{|}]+$/i.test(text);
  return isWhole && url !== undefined && hasPlainHost(url) && !hasCredentials(url);
}

/** Events go over HTTPS, but to this machine (R7.4). */
function readIngestUrl(given: unknown): string | undefined {
  const url = parse(given);
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(url?.hostname ?? "");
  const isSafe = url?.protocol === "https:" || (url?.protocol === "http:" && isLocal);
  return url && isSafe && url.hash === "" && hasPlainHost(url) && !hasCredentials(url) ? url.href : undefined;
}

/** A line of `security.txt`. */
function readContact(given: unknown): string | undefined {
  if (typeof given !== "string") return undefined;
  const isMail = /^mailto:[^\s"<>?@]+@[a-z\d.-]+$/i.test(given);
  return isMail || (given.startsWith("https:") && isWebAddress(given)) ? given : undefined;
}

/** `URL.canParse` of Node 20 refuses hosts with letters beyond ASCII once it has been called often. */
function parse(given: unknown): URL | undefined {
  try {
    return typeof given === "string" ? new URL(given) : undefined;
  } catch {
    return undefined;
  }
}

const routeNames: Record<RouteName, true> = {
  home: true,
  inspirations: true,
  sessions: true,
  "inspirations-directory": true,
  "sessions-directory": true,
  discover: true,
  favourites: true,
  compare: true,
  plan: true,
  inspiration: true,
  session: true,
  situation: true,
  privacy: true,
  "not-found": true,
};
const route = z.enum(Object.keys(routeNames) as RouteName[], {
  error: `write one of: ${Object.keys(routeNames).join(", ")}`,
});

/** Numbers from the environment are texts. */
const days = readBy((given) => {
  const count = typeof given === "string" && /^\d{1,5}$/.test(given) ? Number(given) : given;
  const isCount = typeof count === "number" && Number.isInteger(count) && count >= 1 && count <= 36_500;
  return isCount ? { value: count } : { problem: "write a number of days, 1 to 36500, as the platform has it" };
});

/** The platform's setting is `1` or `0`. */
const yesOrNo = readBy((given) => {
  if (given === true || given === "1") return { value: true };
  return given === false || given === "0"
    ? { value: false }
    : { problem: "write true or false; 1 or 0 in the environment" };
});

const freeReadings =
  "write a whole number from 1, such as 5; where everything is to be read without an account, leave apiUrl empty";

const group = "write fields in braces";

const links = <Name extends string>(names: readonly Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, link])) as Record<Name, typeof link>, group);

/** What an operator may write in `site.config.ts`. Each message says what to write instead. */
export const configSchema = z.strictObject(
  {
    brand: name,
    siteName: name,
    siteUrl: origin,
    appUrl: origin,
    apiUrl: readBy((given) => (given === "" ? { value: "" } : readOrigin(parse(given)))),
    platform: z.strictObject(
      {
        isReference: z.boolean("write true or false"),
        eventsKeptDays: days,
        signInIdleDays: days,
        signInMaxDays: days,
        isCookieCrossSite: yesOrNo,
      },
      group,
    ),
    freeReadings: z.int(freeReadings).min(1, freeReadings),
    ingestUrl: orNull(
      "write an address such as https://api.example.org/ingest, http for this machine alone, or null for no analytics",
      readIngestUrl,
    ),
    analytics: z.strictObject(
      {
        key: matching(/^[\w-]{1,64}$/, "write a key of letters, digits and hyphens, one of the platform's INGEST_KEYS"),
        isBatched: z.boolean("write true or false"),
        excludedRoutes: z.array(route, "write a list of routes, or [] for none"),
      },
      group,
    ),
    tagManagerId: orNull("write an id such as GTM-ABC123, or null for no tag manager", (given) =>
      typeof given === "string" && /^GTM-[A-Z\d]+$/.test(given) ? given : undefined,
    ),
    wellKnown: z.strictObject(
      {
        securityContact: orNull(
          "write an address such as mailto:security@example.org or https://www.example.org/security, or null for no security.txt",
          readContact,
        ),
        changePasswordPath: orNull("write a path on appUrl such as /account, or null for none", (given) =>
          typeof given === "string" && /^(?:\/[\w~-]+)+\/?$/.test(given) ? given : undefined,
        ),
      },
      group,
    ),
    corporateUrls: links(corporateLinks),
    socialUrls: links(socialNetworks),
  },
  group,
) satisfies z.ZodType<SiteConfig>;
