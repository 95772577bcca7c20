import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from "node:http";
import { join, resolve } from "node:path";
import { discardBody } from "../http-server/discard-body.ts";
import { headersFor, headersForAll, parseHeaderRules } from "./header-rules.ts";
import { negotiateEncoding } from "./negotiate-encoding.ts";
import { readAddress } from "./read-address.ts";
import { parseRedirectRules } from "./redirect-rules.ts";
import { resolvePath } from "./resolve-path.ts";
import { sendFile } from "./send-file.ts";
import { sendText } from "./send-text.ts";
import { indexSiteFiles, type SiteFile } from "./site-files.ts";

/** Serves a built folder as it is at this moment. Files that are added or changed later are not served. */
export function createSiteServer(options: { folder: string }): RequestListener {
  const folder = resolve(options.folder);
  const rules = parseHeaderRules(readSettings(folder, "_headers"));
  const redirects = parseRedirectRules(readSettings(folder, "_redirects"));
  const files = indexSiteFiles(folder);
  const commonHeaders = headersForAll(rules);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);

    if (request.method !== "GET" && request.method !== "HEAD") {
      const headers = { allow: "GET, HEAD", ...(!(await discardBody(request)) && { connection: "close" }) };
      return sendText(request, response, { status: 405, text: "This site only answers GET and HEAD.", headers });
    }
    const address = readAddress(request.url ?? "");
    if (address.kind === "refused") {
      return sendText(request, response, { status: address.status, text: address.reason });
    }
    const elsewhere = redirects.get(address.path);
    if (elsewhere !== undefined) {
      response.writeHead(302, { location: elsewhere, "cache-control": "no-cache", "content-length": 0 }).end();
      return;
    }
    const resolution = resolvePath(address.path, files);
    switch (resolution.kind) {
      case "file":
        return answerWithFile(request, response, resolution.file);
      case "redirect": {
        // Permanent for search engines. Browsers check it again each time, because a cached redirect would outlive its page.
        const headers = { location: encodePath(resolution.path) + address.query, "cache-control": "no-cache" };
        response.writeHead(301, { ...headers, "content-length": 0 }).end();
        return;
      }
      case "missing-page":
        return answerWithNotFoundPage(request, response, resolution.notFoundPage);
      case "missing-asset":
        return sendText(request, response, { status: 404, text: "There is no such file." });
    }
  }

  async function answerWithFile(request: IncomingMessage, response: ServerResponse, file: SiteFile): Promise<void> {
    const { headers, etag, ...sent } = chooseRepresentation(request, file);
    const allHeaders = { "cache-control": "no-cache", ...headersFor(rules, file.path), ...headers, etag };
    if (isUnchanged(request.headers["if-none-match"], etag)) {
      response.writeHead(304, allHeaders).end();
      return;
    }
    await sendFile(request, response, { status: 200, ...sent, headers: allHeaders });
  }

  async function answerWithNotFoundPage(
    request: IncomingMessage,
    response: ServerResponse,
    page: SiteFile | undefined,
  ): Promise<void> {
    if (!page) return sendText(request, response, { status: 404, text: "There is no such page." });
    const { headers, etag, ...sent } = chooseRepresentation(request, page);
    await sendFile(request, response, { status: 404, ...sent, headers: { ...headers, "cache-control": "no-cache" } });
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else sendText(request, response, { status: 500, text: "Something went wrong in this server." });
    });
  };
}

function readSettings(folder: string, name: string): string {
  const file = join(folder, name);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

function encodePath(path: string): string {
  return path.split("/").map(encodeURIComponent).join("/");
}

/** The forms in which a file is sent: itself, or in one of two codings if it is a text. Each has a tag of its own. */
function chooseRepresentation(request: IncomingMessage, { contentType, plain, brotli }: SiteFile) {
  const headers: OutgoingHttpHeaders = { "content-type": contentType };
  if (!brotli) return { file: plain, headers, etag: plain.etag };
  headers.vary = "Accept-Encoding";
  const encoding = negotiateEncoding(String(request.headers["accept-encoding"] ?? ""));
  if (encoding) headers["content-encoding"] = encoding;
  if (encoding === "br") return { file: brotli, headers, etag: brotli.etag };
  if (encoding === "gzip") return { file: plain, headers, etag: plain.etag.replace(/"$/, '-gzip"'), isZipped: true };
  return { file: plain, headers, etag: plain.etag };
}

/** If-None-Match compares weakly (RFC 9110, 13.1.2), so that a tag matches even if a proxy has made it weak. */
function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag);
}
