/**
 * Where the site and the platform of `npm start` are, for both and for the build: what the operator has set of it, and the rest
 * so that it fits. One machine where nothing is set.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {Record<string, string>} environment variables; an empty one counts as not set
 */
export function addressesOf(env) {
  const siteOrigin = env.SITE_URL || `http://localhost:${env.PORT || 4173}`;
  const platformOrigin = platformUrlOf(env) || `http://localhost:${env.PLATFORM_PORT || 4180}`;
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
 * Not over plain HTTP from other machines (R7.4): there the site has no analytics, rather than a build that refuses an address
 * which nobody has set.
 *
 * @param {string} apiUrl
 */
function mayTakeEvents(apiUrl) {
  return /^https:|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/i.test(apiUrl);
}
