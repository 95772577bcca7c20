import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * Answers the requests of a connection one after the other, so that a connection never needs more than one answer does. An answer
 * that is begun before the earlier ones have been sent would not be told when the visitor leaves, and would keep its files open.
 */
export function inTurn(answer: RequestListener, mostWaiting: number): RequestListener {
  const waitingOn = new WeakMap<Socket, [IncomingMessage, ServerResponse][]>();

  function begin(request: IncomingMessage, response: ServerResponse): void {
    response.once("close", () => {
      const waiting = waitingOn.get(request.socket);
      // Node assigns the connection to the next answer, unless the connection has ended or this was its last answer.
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
