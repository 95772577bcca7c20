import type { Server } from "node:http";
import type { Socket } from "node:net";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";
import { createBoundedServer, type Patience } from "../../http-server/bounded-server.ts";
import { discardBody } from "../../http-server/discard-body.ts";
import { listenAt, type Place } from "../../http-server/listen-at.ts";
import { CannotStartError } from "../cannot-start.ts";

/**
 * The time that running requests have when the platform is told to stop. Docker and `npm start` kill after ten seconds, and the
 * database has to be closed before.
 */
const drainMs = 7_000;

/** Balancers check the health in HTTP/1.0, which needs no `Host`. An address cannot be parsed without a host. */
const unnamedHost = "localhost";

export interface Listening {
  /** Takes no more requests, and resolves when the running ones are answered. */
  drain: () => Promise<void>;
}

/** Serves an application on a port. Rejects with a CannotStartError when the port cannot be had. */
export async function listen({ fetch }: Hono, place: Place, patience?: Patience): Promise<Listening> {
  const answer = getRequestListener(
    async (request, env) => {
      const response = await fetch(request, env);
      if (!(await discardBody((env as HttpBindings).incoming))) response.headers.set("Connection", "close");
      return response;
    },
    { hostname: unnamedHost },
  );
  const server = createBoundedServer(answer, patience);
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  await listenAt(server, place, "PLATFORM_PORT").catch(({ message }: Error) => {
    throw new CannotStartError(message);
  });
  return { drain: () => drain(server, sockets) };
}

async function drain(server: Server, sockets: ReadonlySet<Socket>): Promise<void> {
  // Connections outlive their requests, so each is closed after its answer, and idle ones at once.
  server.prependListener("request", (_, response) => response.setHeader("Connection", "close"));
  const ending = setInterval(() => {
    server.closeIdleConnections();
    // Node does not count connections as idle that browsers and balancers have opened without sending a request yet.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  }, 50);
  const givingUp = setTimeout(() => server.closeAllConnections(), drainMs);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(ending);
  clearTimeout(givingUp);
}
