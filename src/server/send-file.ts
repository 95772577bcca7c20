import { type FileHandle, open } from "node:fs/promises";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { sendText } from "./send-text.ts";
import type { StoredFile } from "./site-files.ts";

interface Sending {
  status: number;
  file: StoredFile;
  headers: OutgoingHttpHeaders;
  /** Zips the file on the way, so that nobody can say how long it will be. */
  isZipped?: boolean;
}

/** Streams a file. If it has changed since it was indexed, its tag and compressed copies are no longer right: the answer is 503. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { status, file, headers, isZipped = false }: Sending,
): Promise<void> {
  let handle: FileHandle;
  try {
    handle = await open(file.location);
  } catch (error) {
    return isOutOfDescriptors(error) ? sendBusy(request, response) : sendChanged(request, response);
  }
  try {
    const { size, mtimeMs } = await handle.stat();
    if (size !== file.sizeBytes || mtimeMs !== file.modifiedMs) return sendChanged(request, response);
    response.writeHead(status, { ...headers, ...(!isZipped && { "content-length": size }) });
    if (request.method !== "HEAD" && size > 0) await stream(handle, size, response, isZipped);
    response.end();
  } catch {
    // The visitor has left, or reading failed halfway: another answer on this connection is impossible.
    response.destroy();
  } finally {
    await handle.close();
  }
}

/** Sends exactly as many bytes as announced: the visitor would wait for missing bytes, and take further ones for the next answer. */
async function stream(handle: FileHandle, size: number, response: ServerResponse, isZipped: boolean): Promise<void> {
  const bytes = handle.createReadStream({ autoClose: false, start: 0, end: size - 1 });
  await pipeline(isZipped ? [bytes, createGzip(), response] : [bytes, response], { end: false });
  if (bytes.bytesRead < size) throw new Error("The file has become shorter.");
}

function isOutOfDescriptors(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === "EMFILE" || code === "ENFILE";
}

function sendBusy(request: IncomingMessage, response: ServerResponse): void {
  sendText(request, response, {
    status: 503,
    text: "Too many visitors at this moment. Try again.",
    // A connection is a descriptor as well, which the next visitor can use.
    headers: { "retry-after": "5", connection: "close" },
  });
}

function sendChanged(request: IncomingMessage, response: ServerResponse): void {
  sendText(request, response, {
    status: 503,
    text: "The site has been built anew since this server started. Restart the server.",
    headers: { "retry-after": "5" },
  });
}
