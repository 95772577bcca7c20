import { createServer, type RequestListener, type Server } from "node:http";
import { inTurn } from "./in-turn.ts";

/** The limits for one connection. A visitor with a browser never reaches them. */
export interface Patience {
  /** For all headers of a request, and for the first byte on a new connection. */
  headersMs: number;
  /** For a whole request with its body. */
  requestMs: number;
  /** For a whole answer, even if the visitor reads it steadily. */
  answerMs: number;
  /** Without any byte, within a request or an answer. Node notices a stopped answer after up to twice this time. */
  silenceMs: number;
  /** Between an answer and the next request on the connection. */
  nextRequestMs: number;
  /** The interval at which incomplete requests are checked. */
  lookEveryMs: number;
  /** The number of requests that may wait on a connection for an earlier answer. Browsers send none ahead, and each is kept in memory. */
  mostWaiting: number;
  /** The number of headers of a request. Each takes a multiple of its size in memory. */
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

/** An HTTP server on which no visitor can hold a connection, a file or memory for ever. */
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
  // Node drops the headers beyond this number, so one more shows that there were too many.
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

/** Refuses a request with too many headers, because the ones that Node drops may be those of a proxy with the address of the visitor. */
function withFewHeaders(most: number, answer: RequestListener): RequestListener {
  return (request, response) => {
    if (request.rawHeaders.length <= 2 * most) answer(request, response);
    else response.writeHead(431, { connection: "close", "content-length": 0 }).end();
  };
}
