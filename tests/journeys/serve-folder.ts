import type { AddressInfo } from "node:net";
import { createBoundedServer } from "../../src/http-server/bounded-server.ts";
import { createSiteServer } from "../../src/server/create-site-server.ts";

export interface ServedFolder {
  /** `http://localhost:50123`, without a trailing slash. */
  origin: string;
  /** Serves another build at the same address from now on, as a deploy would; a folder changed in place, too. */
  swap(folder: string): void;
  close(): Promise<void>;
}

/** Serves a built folder, with the headers that `npm start` sends, on a port of its own. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  let answer = createSiteServer({ folder });
  const server = createBoundedServer((request, response) => answer(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(0, "localhost", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    swap(nextFolder) {
      answer = createSiteServer({ folder: nextFolder });
    },
    close() {
      return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}
