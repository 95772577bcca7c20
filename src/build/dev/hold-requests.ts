import type { RequestListener, Server } from "node:http";

/** Lets a server listen before it can answer: requests wait until the function that comes back is given what answers them. */
export function holdRequests(server: Server): (listener: RequestListener) => void {
  let release: (listener: RequestListener) => void = () => {};
  const ready = new Promise<RequestListener>((resolve) => {
    release = resolve;
  });
  server.on("request", async (request, response) => (await ready)(request, response));
  return release;
}
