import type { IncomingMessage } from "node:http";

/** More than any proxy of these servers is told to pass on. */
const mostBytes = 4 * 1024 * 1024;

/** A proxy has the whole body at hand. Whoever sends it slowly does not wait for an answer because of it. */
const usualPatienceMs = 1_000;

/**
 * Takes what is left of a request's body, which nobody wants, before the request is answered. A proxy that is still sending when the
 * connection ends loses the answer; one that has been given the connection again by then loses the next visitor's request.
 *
 * @returns whether all of it has been taken: if not, the connection has to end with the answer
 */
export function discardBody(request: IncomingMessage, patienceMs = usualPatienceMs): Promise<boolean> {
  if (request.readableEnded) return Promise.resolve(true);
  if (request.destroyed || Number(request.headers["content-length"]) > mostBytes) return Promise.resolve(false);
  return new Promise((resolve) => {
    let bytes = 0;
    const take = ({ length }: Buffer) => {
      bytes += length;
      if (bytes > mostBytes) settle(false);
    };
    const settleAtEnd = () => settle(true);
    const settleAtClose = () => settle(false);
    const timer = setTimeout(settleAtClose, patienceMs);
    const settle = (isTaken: boolean) => {
      clearTimeout(timer);
      request.off("data", take).off("end", settleAtEnd).off("close", settleAtClose);
      resolve(isTaken);
    };
    request.on("data", take).on("end", settleAtEnd).on("close", settleAtClose).resume();
  });
}
