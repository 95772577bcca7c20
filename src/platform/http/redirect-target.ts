import { parseUrl } from "./parse-url.ts";

/**
 * Returns the address to go back to after signing in if it is a whole address on one of the allowed origins. Addresses that a
 * browser would correct (`//host`, `/\host`, `https:host`, tabs and line ends) are refused, because the corrected address may lead to
 * another host than the checked one. An `@` before the path is refused, because it would turn the name of the site into a user
 * name. After the first `?` or `#` a backslash is allowed, because browsers do not turn it into a slash there.
 */
export function parseRedirect(text: string, allowedOrigins: readonly string[]): URL | undefined {
  if (!/^https?:\/\/[^\s\\@/?#]+(?:\/[^\s\\?#]*)?(?:[?#]\S*)?$/.test(text) || /\p{Cc}/u.test(text)) return undefined;
  const url = parseUrl(text);
  const isPlain = url?.username === "" && url.password === "";
  return isPlain && allowedOrigins.includes(url.origin) ? url : undefined;
}
