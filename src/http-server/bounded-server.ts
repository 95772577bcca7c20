import { createServer, type RequestListener, type Server } from "node:http";
import { inTurn } from "./in-turn.ts";

/** How much a visitor may ask of the server's patience. Beyond that it is no visitor, but someone who holds places. */
export interface Patience {
  /** For the headers of a request, or for a new connection to send any. */
  headersMs: number;
  /** For all of a request, with its body. */
  requestMs: number;
  /** For an answer to be taken, however steadily. */
  answerMs: number;
  /** While nothing moves, in the middle of a request or of an answer. An answer that has stopped may take twice as long. */
  silenceMs: number;
  /** Between an answer and the next request on its connection. */
  nextRequestMs: number;
  /** How often requests that are not complete are looked at. */
  lookEveryMs: number;
  /** Requests sent ahead on one connection, before the first of them is answered. Browsers send none; each is kept in memory. */
  mostWaiting: number;
  /** Of one request. Each takes many times its bytes in memory. */
  mostHeaders: number;
}

export const usualPatience: Patience = {
  headersMs: 10_000,
  requestMs: 30_000,
  answerMs: 300_000,
  silenceMs: 30_000,
  nextRequestMs: 5_000,
  lookEveryMs: 2_000,
  mostWaiting: 8,
  mostHeaders: 100,
};

/** An HTTP server of which no visitor can hold a part for ever. */
export function createBoundedServer(answer: RequestListener, patience: Patience = usualPatience): Server {
  const server = createServer(
    {
      headersTimeout: patience.headersMs,
      requestTimeout: patience.requestMs,
      keepAliveTimeout: patience.nextRequestMs,
      connectionsCheckingInterval: patience.lookEveryMs,
    },
    withFewHeaders(patience.mostHeaders, inTurn(within(patience.answerMs, answer), patience.mostWaiting)),
  );
  // Node leaves out what is beyond that. One more tells that there was more.
  server.maxHeadersCount = patience.mostHeaders + 1;
  server.timeout = patience.silenceMs;
  return server;
}

function within(longestMs: number, answer: RequestListener): RequestListener {
  return (request, response) => {
    const givingUp = setTimeout(() => request.socket.destroy(), longestMs);
    response.once("close", () => clearTimeout(givingUp));
    answer(request, response);
  };
}

/** Refused whole: the ones that Node left out may be those by which a proxy says who asks. */
function withFewHeaders(most: number, answer: RequestListener): RequestListener {
  return (request, response) => {
    if (request.rawHeaders.length <= 2 * most) answer(request, response);
    else response.writeHead(431, { connection: "close", "content-length": 0 }).end();
  };
}
