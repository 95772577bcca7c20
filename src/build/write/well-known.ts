import type { SiteConfig } from "../../domain/site-config.ts";

type Config = Pick<SiteConfig, "wellKnown" | "siteUrl" | "appUrl">;

/** Months after the build, of which the first begins with the next month: less than a year, as RFC 9116 asks. */
const monthsValid = 12;

/**
 * `security.txt` (RFC 9116). It ends a year after the month of the build: with each deployment the operator says anew whom to write to, and
 * a site that nobody looks after any more says so by itself. All builds of a month write the same.
 */
export function wellKnownFiles({ wellKnown, siteUrl }: Config, now: Date): Record<string, string> {
  if (wellKnown.securityContact === null) return {};
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + monthsValid, 1));
  const address = "/.well-known/security.txt";
  const lines = [
    `Contact: ${wellKnown.securityContact}`,
    `Expires: ${expires.toISOString()}`,
    `Canonical: ${siteUrl}${address}`,
  ];
  return { [address]: `${lines.join("\n")}\n` };
}

/** Password managers lead from here to where a password is changed: the platform. */
export function wellKnownRedirects({ wellKnown, appUrl }: Config): Record<string, string> {
  return wellKnown.changePasswordPath === null
    ? {}
    : { "/.well-known/change-password": appUrl + wellKnown.changePasswordPath };
}
