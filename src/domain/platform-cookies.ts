/** The cookies of the reference platform, by what they are for. */
export type PlatformCookie = "sign-in" | "browser";

/** How long a browser is remembered as one in which somebody has signed in. */
export const browserKnownDays = 365;

/** Ends the name of the second cookie of a kind, which a site on another registrable domain needs: see `Cookies` of the platform. */
export const unpartitioned = "-unpartitioned";

/** Over HTTPS, a prefix binds a cookie to its host. */
export function platformCookieName(cookie: PlatformCookie, isHttps: boolean): string {
  return isHttps ? `__Host-${cookie}` : cookie;
}

/** The names of all that the platform sets. */
export function platformCookieNames(settings: {
  isHttps: boolean;
  isCookieCrossSite: boolean;
}): Record<PlatformCookie, string[]> {
  const namesOf = (cookie: PlatformCookie) => {
    const name = platformCookieName(cookie, settings.isHttps);
    return settings.isCookieCrossSite ? [name, name + unpartitioned] : [name];
  };
  return { "sign-in": namesOf("sign-in"), browser: namesOf("browser") };
}
