/**
 * Whether the sign-in frame is back on the site, by the address of its document (R4.2). Of another host's pages the browser
 * tells nothing, and the frame goes on.
 */
export function isBackOnSite(address: string | undefined, siteOrigin: string): boolean {
  if (address === undefined || !URL.canParse(address)) return false;
  const { origin, pathname } = new URL(address);
  return origin === siteOrigin && !/\/sign(?:in|up)(?:\/|$)/.test(pathname);
}
