import type { HostedSite } from "./hosted-site.ts";
import { pathExpression } from "./path-expression.ts";

const variableOf = (header: string) => `$site_${header.toLowerCase().replaceAll("-", "_")}`;

const quoted = (text: string) => `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;

/**
 * For the `http` block: what each header says, by status and address. A header stands in the answer once, whatever the
 * location that sends it, and a missing file is never kept for a year like the one that it should have been.
 */
export function nginxMaps({ rules }: HostedSite): string {
  const byHeader = new Map<string, string[]>();
  for (const { path, headers } of rules) {
    for (const [header, value] of Object.entries(headers)) {
      const lines = byHeader.get(header) ?? [];
      byHeader.set(header, [...lines, `  ${conditionOf(path)} ${quoted(value)};`]);
    }
  }
  const maps = [...byHeader].map(([header, lines]) => {
    const otherwise = header === "Cache-Control" ? [`  default "no-cache";`, `  "~^404 /assets/" "no-store";`] : [];
    return [`map "$status $uri" ${variableOf(header)} {`, ...otherwise, ...lines, "}"].join("\n");
  });
  return `${maps.join("\n\n")}\n`;
}

function pageLocation(prefix: string): string {
  const page = `${prefix}/404.html`;
  return `location ${prefix}/ {
  error_page 404 ${page};
  try_files $uri \${uri}index.html =404;
}`;
}

/** A file's own headers go with the file alone; those of all paths with every answer, whatever nginx makes of the address. */
const conditionOf = (path: string) => (path === "/*" ? "default" : quoted(`~^(200|304) ${patternOf(path)}$`));

/** nginx knows pages by their files: `/fr/` is `/fr/index.html` by the time that it answers. */
function patternOf(path: string): string {
  return path.endsWith("/") ? `${pathExpression(path)}(index\\.html)?` : pathExpression(path);
}

/** All types of text but HTML, which nginx always counts among them. */
const texts = "text/css text/plain text/xml application/javascript application/json image/svg+xml";

/** For the `server` block, below its `root`. */
export function nginxSite({ rules, prefixes, redirects }: HostedSite): string {
  const headers = [...new Set(rules.flatMap((rule) => Object.keys(rule.headers)))];
  return `# Headers, from the maps beside this file.
${headers.map((header) => `add_header ${header} ${variableOf(header)} always;`).join("\n")}

index index.html;
charset utf-8;
charset_types ${texts};

# The build has made Brotli copies of all texts. With the module ngx_brotli: add \`brotli_static on;\`.
gzip on;
gzip_comp_level 6;
gzip_min_length 512;
gzip_types ${texts};
gzip_vary on;

# Nothing is long enough to need parts, and a part that is not there would be refused with every header twice.
max_ranges 0;

# Behind a proxy, nginx does not know the public address.
absolute_redirect off;

if ($request_method !~ "^(GET|HEAD)$") { return 405; }

# One address per page. From where the visitor is, since a whole path may begin like another host.
if ($request_uri ~ "^[^?]*/index\\.html(\\?.*)?$") { return 301 ./$1; }
set $site_page "";
if (-f $request_filename/index.html) { set $site_page $uri; }
if ($site_page ~ "[^/]$") { return 301 $site_page/$is_args$args; }

${Object.entries(redirects)
  .map(([from, to]) => `location = ${from} { return 302 ${quoted(to)}; }\n`)
  .join("")}
# Files alone: nginx would lead to a folder's slash also where no page is behind it, and forbid what is there.
${["", ...prefixes].map(pageLocation).join("\n")}

# A page taken for a script would break the tabs that are open.
location /assets/ {
  error_page 404 @missing-file;
  try_files $uri =404;
}
location @missing-file {
  types {}
  default_type text/plain;
  return 404 "There is no such file.\\n";
}

# Instructions to hosts and compressed copies are not content.
location ~ "^/_|/\\.(?!well-known/)|\\.br$" {
  error_page 404 @missing-file;
  return 404;
}
`;
}
