import type { HostedSite } from "./hosted-site.ts";
import { pathExpression } from "./path-expression.ts";

/** A snippet to import into the block of a site, below its `root`. */
export function caddySnippet({ rules, prefixes, redirects }: HostedSite): string {
  return `(site) {
	route {
		# Nothing is long enough to need parts. The refusal of one, or of a condition, would be kept like the file itself.
		request_header -Range
		request_header -If-Match
		request_header -If-Unmodified-Since
		# A build that one goes back to is older than what visitors have: whether it is the same, its tag alone says.
		request_header -If-Modified-Since

		header Cache-Control no-cache
		# Said by itself with compressed copies alone, and caches in between would give the rest to everybody.
		header ?Vary Accept-Encoding
${rules.map(({ path, headers }, index) => headerLines(path, headers, `headers_${index}`)).join("\n")}

		# For those who do not take the copies.
		encode gzip

		# Instructions to hosts and compressed copies are not content.
		@not_content path_regexp ^/_|/\\.(?:[^w]|w[^e])|\\.br$
		error @not_content 404

		@changing not method GET HEAD
		error @changing 405

${Object.entries(redirects)
  .map(([from, to]) => `\t\tredir ${from} ${to} 302\n`)
  .join("")}
		# One address per page. From where the visitor is, since a whole path may begin like another host.
		map {query} {after_path} {
			"" ""
			default "?{query}"
		}
		@index path_regexp /index\\.html$
		redir @index ./{after_path} permanent
		@folder {
			file {path}/index.html
			not path */
		}
		redir @folder ./{file}/{after_path} permanent

		# What no file can be called is missing as well: file_server would take it for a failure of its own.
		@missing not file {path} {path}/index.html
		error @missing 404

${fileServer("\t\t")}
	}

	handle_errors {
		# A page taken for a script would break the tabs that are open.
		@missing_file expression \`{err.status_code} == 404 && (path('/assets/*', '/_*', '*.br'))\`
		handle @missing_file {
			header Cache-Control no-store
			respond "There is no such file." 404
		}
${[...prefixes, ""].map(notFoundPage).join("\n")}
		handle {
			header Cache-Control no-store
			respond "{err.status_text}" {err.status_code}
		}
	}
}
`;
}

function headerLines(path: string, headers: Record<string, string>, name: string): string {
  const lines = Object.entries(headers).map(([header, value]) => `\t\t\t${header} "${value}"`);
  const matcher = path === "/*" ? "" : `@${name} `;
  const definition = matcher && `\t\t@${name} path_regexp ^${pathExpression(path)}$\n`;
  return `${definition}\t\theader ${matcher}{\n${lines.join("\n")}\n\t\t}`;
}

function notFoundPage(prefix: string): string {
  const name = `not_found${prefix.replace("/", "_")}`;
  return `		@${name} expression \`{err.status_code} == 404 && path('${prefix}/*')\`
		handle @${name} {
			header Cache-Control no-cache
			# Whoever has the page already gets it as well: there is no 304 for what is missing.
			request_header -If-*
			rewrite * ${prefix}/404.html
${fileServer("\t\t\t")}
		}`;
}

/** Without its own redirects, which name the whole path as the visitor has written it. */
function fileServer(indent: string): string {
  const lines = ["file_server {", "\tprecompressed br", "\tdisable_canonical_uris", "}"];
  return lines.map((line) => indent + line).join("\n");
}
