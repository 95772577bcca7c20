export interface PathHeaders {
  /** `*` stands for any characters, slashes included. */
  path: string;
  headers: Record<string, string>;
}

const kept = "public, max-age=31536000, immutable";
const checkedEachTime = "no-cache";

const forThisSite = { "Cross-Origin-Resource-Policy": "same-origin" };
/** For pictures, which other sites show: previews of shared links, chats, image searches. */
const forEverySite = { "Cross-Origin-Resource-Policy": "cross-origin" };

/** Folders whose files carry a hash in their name, so that a name never gets other content. */
const codeFolders = ["js", "css", "fonts", "listing"] as const;
const pictureFolders = ["images", "boards"] as const;

/**
 * Browser features that no page of the site uses. Those that the sign-in page in its frame may need are not among them:
 * passkeys, which `sign-in-dialog.tsx` hands on to it, and its own storage. Browsers complain of names that they do not
 * know, so these are known to all of them, or to the one that knows most.
 */
const unusedFeatures = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

interface SiteFacts {
  isHttps: boolean;
  /** The paths of all pages. */
  pagePaths: readonly string[];
}

/** The headers of each path. None stands under two paths that can both match, since hosts would send both values joined. */
export function siteHeaders(policy: string, { isHttps, pagePaths }: SiteFacts): PathHeaders[] {
  const forPages = { "Cache-Control": checkedEachTime, ...forThisSite };
  return [
    {
      path: "/*",
      headers: {
        "Content-Security-Policy": policy,
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Permissions-Policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
        // The sign-in page may be opened in a window of its own and report back.
        "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
        // Only over HTTPS: browsers remember it for a year, and would no longer reach a site without HTTPS.
        ...(isHttps && { "Strict-Transport-Security": "max-age=31536000" }),
      },
    },
    { path: "/", headers: forPages },
    ...beginningsOf(pagePaths).map((beginning) => ({ path: `${beginning}*`, headers: forPages })),
    { path: "/assets/data/*", headers: { "Cache-Control": checkedEachTime, ...forThisSite } },
    ...folders(codeFolders, { "Cache-Control": kept, ...forThisSite }),
    ...folders(pictureFolders, { "Cache-Control": kept, ...forEverySite }),
  ];
}

// "/*/" would say the same in one line, but a slash at the end means nothing to Netlify: it reads "/*", scripts and pictures
// included. Nor does the one in "/session/*", so that "/session*" has to do for "/sessions/" too.
function beginningsOf(pagePaths: readonly string[]): string[] {
  const folders = [...new Set(pagePaths.flatMap((path) => /^\/[^/]+/.exec(path) ?? []))].sort();
  return folders.filter((folder) => !folders.some((other) => other !== folder && folder.startsWith(other)));
}

function folders(names: readonly string[], headers: Record<string, string>): PathHeaders[] {
  return names.map((name) => ({ path: `/assets/${name}/*`, headers }));
}
