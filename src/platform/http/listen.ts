import { getRequestListener, type HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";
import { createBoundedServer, type Patience } from "../../http-server/bounded-server.ts";
import { discardBody } from "../../http-server/discard-body.ts";
import { prepareToDrain } from "../../http-server/drain.ts";
import { listenAt, type Place } from "../../http-server/listen-at.ts";
import { CannotStartError } from "../cannot-start.ts";

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
  const drain = prepareToDrain(server);
  await listenAt(server, place, "PLATFORM_PORT").catch(({ message }: Error) => {
    throw new CannotStartError(message);
  });
  return { drain };
}
