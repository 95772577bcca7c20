import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";

/** Sends a short text that is not part of the site, and that no cache keeps. */
export function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  { status, text, headers = {} }: { status: number; text: string; headers?: OutgoingHttpHeaders },
): void {
  const body = Buffer.from(`${text}\n`);
  response.writeHead(status, {
    ...headers,
    "cache-control": "no-store",
    "content-type": "text/plain; charset=utf-8",
    "content-length": body.length,
  });
  response.end(request.method === "HEAD" ? undefined : body);
}
