import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * Answers the requests of a connection one after the other, whatever comes in at once: each connection holds what one answer
 * needs at the most. An answer that is begun before its turn waits for a connection, and is never told that the visitor has left.
 */
export function inTurn(answer: RequestListener, mostWaiting: number): RequestListener {
  const waitingOn = new WeakMap<Socket, [IncomingMessage, ServerResponse][]>();

  function begin(request: IncomingMessage, response: ServerResponse): void {
    response.once("close", () => {
      const waiting = waitingOn.get(request.socket);
      // Node gives the connection to the next answer, unless the connection has ended or this answer was its last.
      if (waiting?.[0]?.[1].socket) begin(...(waiting.shift() as [IncomingMessage, ServerResponse]));
    });
    answer(request, response);
  }

  return (request, response) => {
    if (response.socket) return begin(request, response);
    const waiting = waitingOn.get(request.socket) ?? [];
    waitingOn.set(request.socket, waiting);
    if (waiting.length < mostWaiting) waiting.push([request, response]);
    else request.socket.destroy();
  };
}
