import type { Server } from "node:http";
import type { Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { createBoundedServer, type Patience } from "../../http-server/bounded-server.ts";
import { CannotStartError } from "../cannot-start.ts";
import { explainError } from "../describe-error.ts";

/**
 * Requests that are still running after so long are given up: Docker and `npm start` kill after ten seconds, and the database is
 * to be closed before.
 */
const drainMs = 7_000;

export interface Listening {
  /** Takes no more requests, and resolves when the running ones are answered. */
  drain: () => Promise<void>;
}

export interface Place {
  port: number;
  /** An address of this machine; all that it has, where there is none. */
  host?: string | undefined;
}

/** Serves an application on a port. Rejects with a CannotStartError when the port cannot be had. */
export async function listen({ fetch }: Hono, place: Place, patience?: Patience): Promise<Listening> {
  const server = createBoundedServer(getRequestListener(fetch), patience);
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.on("error", (error: NodeJS.ErrnoException) => {
      // Once it listens, it is one connection that could not be taken: no reason to end all others.
      if (server.listening) return console.error(`A connection could not be taken: ${explainError(error)}`);
      const problem = portProblems[error.code ?? ""];
      reject(problem ? new CannotStartError(problem(place)) : error);
    });
    server.listen({ port: place.port, host: place.host }, resolve);
  });
  return { drain: () => drain(server, sockets) };
}

const portProblems: Record<string, (place: Place) => string> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is taken by another program. Stop it, or choose another port with PLATFORM_PORT.`,
  EADDRNOTAVAIL: ({ host }) =>
    `HOST is ${host}: this machine has no such address. Write one that it has, or nothing for all.`,
  EACCES: ({ port }) => `Port ${port} needs more rights. Choose one above 1023 with PLATFORM_PORT.`,
};

async function drain(server: Server, sockets: ReadonlySet<Socket>): Promise<void> {
  // Connections live on between requests: each is ended after its answer, and those that wait for a next request at once.
  server.prependListener("request", (_, response) => response.setHeader("Connection", "close"));
  const ending = setInterval(() => {
    server.closeIdleConnections();
    // One that browsers and balancers have made ahead of time is idle only from its first request on, for Node.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  }, 50);
  const givingUp = setTimeout(() => server.closeAllConnections(), drainMs);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(ending);
  clearTimeout(givingUp);
}
