import type { Server } from "node:http";

export interface Place {
  port: number;
  /** An address of this machine; all of its addresses where it is missing. */
  host?: string | undefined;
}

/** Resolves when the server listens. Rejects with advice when it cannot; `variable` is the name of the setting for the port. */
export function listenAt(server: Server, place: Place, variable: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.on("error", (error: NodeJS.ErrnoException) => {
      // When the server is listening already, one connection has failed, which must not end the others.
      if (server.listening) console.error(`A connection could not be taken: ${error.message}`);
      else reject(new Error(advise(error, place, variable) ?? error.message));
    });
    server.listen({ port: place.port, host: place.host }, resolve);
  });
}

function advise({ code }: NodeJS.ErrnoException, { port, host }: Place, variable: string): string | undefined {
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port} is taken by another program. Stop it, or choose another port with ${variable}.`;
    case "EADDRNOTAVAIL":
      return `HOST is ${host}: this machine has no such address. Write one that it has, or nothing.`;
    case "EACCES":
      return `Port ${port} needs more rights. Choose one above 1023 with ${variable}.`;
  }
  return undefined;
}
