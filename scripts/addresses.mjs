/**
 * The addresses of the site and the platform of `npm start`, for both servers and the build: the operator's settings, and for all
 * others addresses that fit them. Without any setting, both are on this machine.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {Record<string, string>} environment variables; an empty one counts as not set
 */
export function addressesOf(env) {
  const siteOrigin = env.SITE_URL || `http://localhost:${env.PORT?.trim() || 4173}`;
  const platformOrigin = platformUrlOf(env) || `http://localhost:${env.PLATFORM_PORT?.trim() || 4180}`;
  const apiUrl = env.API_URL || platformOrigin;
  return {
    SITE_URL: siteOrigin,
    SITE_ORIGINS: env.SITE_ORIGINS || siteOrigin,
    PLATFORM_URL: platformOrigin,
    APP_URL: env.APP_URL || platformOrigin,
    API_URL: apiUrl,
    INGEST_URL: env.INGEST_URL || (mayTakeEvents(apiUrl) ? `${apiUrl.replace(/\/$/, "")}/ingest` : ""),
    INGEST_KEYS: env.INGEST_KEYS || env.ANALYTICS_KEY || "",
  };
}

/**
 * The platform's address as the operator has set it, by either of its names.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export function platformUrlOf(env) {
  return env.PLATFORM_URL || env.APP_URL || "";
}

/**
 * Describes the fault when the API is on another host than the reference platform: the platform's cookies go to its own host
 * alone, so the API would recognize no visitor.
 *
 * @param {Record<string, string>} addresses
 * @returns {string | undefined}
 */
export function findSplitPlatform({ PLATFORM_URL = "", API_URL = "" }) {
  if (!URL.canParse(PLATFORM_URL) || !URL.canParse(API_URL)) return undefined;
  if (new URL(PLATFORM_URL).hostname === new URL(API_URL).hostname) return undefined;
  return `API_URL is ${API_URL}, and the reference platform is at ${PLATFORM_URL}: nobody will be signed in for the site. Put API_URL on the platform's host.`;
}

/**
 * Whether events may go to this address: not over plain HTTP to another machine (R7.4). The site has no analytics then, since
 * the build would refuse an address that the operator has not set.
 *
 * @param {string} apiUrl
 */
function mayTakeEvents(apiUrl) {
  return /^https:|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/i.test(apiUrl);
}
