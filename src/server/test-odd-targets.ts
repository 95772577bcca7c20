import fc from "fast-check";

const knownSegments = ["fr", "de", "assets", "js", "index.html", "app-abc.js", "404.html", "robots.txt"];
const ways = [
  "secret.txt",
  "link.txt",
  "linked",
  "site",
  "etc",
  "passwd",
  ".hidden",
  "_headers",
  "_hosting",
  "index.html.br",
];
const dots = [
  "..",
  "..",
  "...",
  "%2e",
  "%2E%2e",
  ".%2e",
  "%252e%252e",
  "..;",
  "..%00",
  "%c0%ae%c0%ae",
  "%uff0e",
  "．．",
];
const separators = ["/", "/", "/", "//", "\\", "%2f", "%5c", "%252f", "%c0%af", "%ef%bc%8f", "/./", "/../"];
const awkward = [
  "%",
  "%0",
  "%zz",
  "%00",
  "%0d%0a",
  "%e0%a4%a",
  "%ff",
  "\0",
  "\t",
  "ü",
  "\x7f",
  "__proto__",
  "constructor",
  "*",
];
const prefixes = [
  "/",
  "/",
  "/",
  "/",
  "",
  "//",
  "http://x/",
  "HTTPS://u:p@evil.example:99/",
  "http://",
  "file:///",
  "x:",
  "\\\\",
];
const endings = ["", "", "", "?", "?a=%", "?/../secret.txt", "#", "#/..", "?\r", ";x"];

const text = (value: string) => Buffer.from(value).toString("latin1");

const segment = fc.oneof(
  { arbitrary: fc.constantFrom(...knownSegments, ...ways), weight: 20 },
  { arbitrary: fc.constantFrom(...dots), weight: 10 },
  { arbitrary: fc.constantFrom(...awkward), weight: 2 },
  { arbitrary: fc.string({ unit: "binary", maxLength: 4 }), weight: 1 },
  { arbitrary: fc.uint8Array({ maxLength: 4 }).map((bytes) => Buffer.from(bytes).toString("latin1")), weight: 1 },
);

const craftedTarget = fc
  .tuple(
    fc.constantFrom(...prefixes),
    fc.array(fc.tuple(segment, fc.constantFrom(...separators)), { maxLength: 5 }),
    fc.oneof(segment, fc.constant("")),
    fc.constantFrom(...endings),
  )
  .map(([prefix, folders, name, ending]) => text(prefix + folders.flat().join("") + name + ending));

const endlessTarget = fc
  .tuple(fc.constantFrom("a", "/", "../", "/a", "%61", "%2e%2e/", "ü"), fc.constantFrom(1_000, 8_000, 20_000, 100_000))
  .map(([piece, length]) => text(`/${piece.repeat(length / piece.length)}`));

/** The shortest addresses of files that are not for visitors. */
const directTarget = fc.constantFrom(
  "/link.txt",
  "/linked/secret.txt",
  "/../secret.txt",
  "/%2e%2e/secret.txt",
  "/..%2fsecret.txt",
  "/.hidden",
  "/_headers",
  "/_hosting/Caddyfile",
);

/** Addresses of existing files that begin like another host: a redirect that repeats them would lead to it. */
const detourTarget = fc
  .tuple(
    fc.constantFrom("//", "/\\", "/%5c", "/%2f", "/%09/", "/%0a/", "/%09%5c"),
    fc.constant("evil.example"),
    fc.constantFrom("/", "/..%2f", "/..%2f..%2f", "/%2e%2e/%2e%2e/", "/..%5c"),
    fc.constantFrom("", "fr", "fr/", "fr/.", "index.html", "fr/index.html", "404.html/", "robots.txt/"),
  )
  .map((parts) => parts.join(""));

/** Addresses of no file of a site. */
export const refusedTargets = [
  "/../secret.txt",
  "/fr/../../secret.txt",
  "/%2e%2e/secret.txt",
  "/..%2fsecret.txt",
  "/..%5csecret.txt",
  "/%252e%252e/secret.txt",
  "/..%c0%afsecret.txt",
  "/fr/%00",
  "/fr/\0",
  "/%",
  "/%e0%a4%a",
  "*",
  "secret.txt",
  "file:///etc/passwd",
  `/${"a".repeat(9_000)}`,
  `/${"a".repeat(100_000)}`,
  `/${"../".repeat(30_000)}`,
  `/fr/?${"q".repeat(100_000)}`,
];

/** Addresses such as scanners try: out of the folder, past the checks, or too much. */
export const oddTarget = fc.oneof(
  { arbitrary: craftedTarget, weight: 12 },
  { arbitrary: directTarget, weight: 3 },
  { arbitrary: detourTarget, weight: 3 },
  { arbitrary: fc.webPath().map(text), weight: 2 },
  { arbitrary: endlessTarget, weight: 1 },
);
