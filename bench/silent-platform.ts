import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface SilentPlatform {
  origin: string;
  close: () => Promise<void>;
}

/** A platform on which nobody is signed in, so that pages ask what they ask on a deployed site: who is here, and for consent. */
export async function startSilentPlatform(): Promise<SilentPlatform> {
  const server = createServer(({ headers }, response) => {
    response.setHeader("Access-Control-Allow-Origin", headers.origin ?? "*");
    response.setHeader("Access-Control-Allow-Credentials", "true");
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
