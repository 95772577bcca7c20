import type { Server } from "node:http";
import type { Socket } from "node:net";

/**
 * The time that running requests have when a server is told to stop. Docker and `npm start` kill after ten seconds, and the platform
 * has to close its database before.
 */
const usualDrainMs = 7_000;

/**
 * Knows the connections of a server from now on. Returns a function that takes no more requests, and resolves when the running ones
 * are answered and what is being downloaded has arrived, or when their time is over.
 */
export function prepareToDrain(server: Server, longestMs = usualDrainMs): () => Promise<void> {
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  return () => drain(server, sockets, longestMs);
}

async function drain(server: Server, sockets: ReadonlySet<Socket>, longestMs: number): Promise<void> {
  // Connections outlive their requests, so each is closed after its answer, and idle ones at once.
  server.prependListener("request", (_, response) => response.setHeader("Connection", "close"));
  const ending = setInterval(() => {
    server.closeIdleConnections();
    // Node does not count connections as idle that browsers and balancers have opened without sending a request yet.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  }, 50);
  const givingUp = setTimeout(() => server.closeAllConnections(), longestMs);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(ending);
  clearTimeout(givingUp);
}
