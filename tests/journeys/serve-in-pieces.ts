/** A site behind a slow line: its documents come in pieces, and a browser draws what it has between them. */
import { createServer, type RequestListener, request } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";

const pieceBytes = 1_000;
/** Longer than a frame. */
const pauseMs = 20;

/** In front of the site at `origin`. Returns its own origin, and how to end it. */
export async function serveInPieces(origin: string): Promise<{ origin: string; close: () => void }> {
  const answer: RequestListener = (asked, answered) => {
    // Compressed, a piece would be a page.
    const headers = { ...asked.headers, "accept-encoding": "identity" };
    request(`${origin}${asked.url}`, { headers }, async (given) => {
      answered.writeHead(given.statusCode ?? 500, given.headers);
      const isDocument = given.headers["content-type"]?.startsWith("text/html");
      for await (const bytes of given as AsyncIterable<Buffer>) {
        if (!isDocument) answered.write(bytes);
        else
          for (let from = 0; from < bytes.length; from += pieceBytes) {
            answered.write(bytes.subarray(from, from + pieceBytes));
            await setTimeout(pauseMs);
          }
      }
      answered.end();
    }).end();
  };
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
