/**
 * Where to go back to after signing in: a whole address on one of the allowed origins, or nothing. Strict on purpose: what a
 * browser would repair (`//host`, `/\host`, `https:host`, tabs and line ends) is refused, since it may be repaired to another
 * host than the one that was checked. Before the path there is no `@`, which would make the site's name a mere user's name. From
 * the first `?` or `#` on, a backslash is a sign like others: browsers make no slash of it there.
 */
export function parseRedirect(text: string, allowedOrigins: readonly string[]): URL | undefined {
  if (!/^https?:\/\/[^\s\\@/?#]+(?:\/[^\s\\?#]*)?(?:[?#]\S*)?$/.test(text) || /\p{Cc}/u.test(text)) return undefined;
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isPlain = url.username === "" && url.password === "";
  return isPlain && allowedOrigins.includes(url.origin) ? url : undefined;
}
