import type { IncomingMessage } from "node:http";

/** More than the guides for operators allow proxies to pass on. */
const mostBytes = 4 * 1024 * 1024;

/** A proxy has received the whole body already. For one that arrives slowly, the answer is not delayed further. */
const usualPatienceMs = 1_000;

/**
 * Reads the rest of a body that is not needed, before the request is answered. If the connection ended while a proxy still sends
 * the body, the proxy would lose the answer, or the next visitor's request on the same connection.
 *
 * @returns whether the whole body has been read; if not, the connection has to end with the answer
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
