import type { RequestListener, Server } from "node:http";

/** Lets a server listen before it can answer. Requests wait until a listener is passed to the function that is returned. */
export function holdRequests(server: Server): (listener: RequestListener) => void {
  let release: (listener: RequestListener) => void = () => {};
  const ready = new Promise<RequestListener>((resolve) => {
    release = resolve;
  });
  server.on("request", async (request, response) => (await ready)(request, response));
  return release;
}
