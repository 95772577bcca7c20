import { open } from "node:fs/promises";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { sendText } from "./send-text.ts";
import type { StoredFile } from "./site-files.ts";

/** Streams a file, unless it is no longer the one that was indexed: its tag and its encoded copies would lie. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { status, file, headers }: { status: number; file: StoredFile; headers: OutgoingHttpHeaders },
): Promise<void> {
  const handle = await open(file.location).catch(() => undefined);
  if (!handle) return sendChanged(request, response);
  try {
    const { size, mtimeMs } = await handle.stat();
    if (size !== file.sizeBytes || mtimeMs !== file.modifiedMs) return sendChanged(request, response);
    response.writeHead(status, { ...headers, "content-length": size });
    if (request.method === "HEAD") response.end();
    else await pipeline(handle.createReadStream({ autoClose: false }), response);
  } catch {
    // The visitor has left, or the disk failed halfway: nothing can be said any more on this connection.
    response.destroy();
  } finally {
    await handle.close();
  }
}

function sendChanged(request: IncomingMessage, response: ServerResponse): void {
  sendText(request, response, {
    status: 503,
    text: "The site has been built anew since this server started. Restart the server.",
    headers: { "retry-after": "5" },
  });
}
