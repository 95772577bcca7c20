import { Hono } from "hono";
import { z } from "zod";
import { mostFavourites } from "../../domain/favourites.ts";
import { isTemplateReference, type TemplateReference } from "../../domain/template.ts";
import { allowSites } from "../http/call-rules.ts";
import { refuseForeignOrigin, requireContentType } from "../http/cross-site.ts";
import { limitBody } from "../http/limit-body.ts";
import { refuse } from "../http/refuse.ts";
import type { Services } from "../services.ts";
import { findSignedIn } from "./sign-in-browser.ts";

const path = "/favourites";

/** Two full lists of the longest references. */
const largestBodyBytes = 128 * 1024;

const list = z.array(z.custom<TemplateReference>(isTemplateReference)).max(mostFavourites);

const body = z.object({ favourites: list, removed: list.default([]) });

/** The favourites of somebody who has signed up: docs/contracts/favourites.md. */
export function favouriteRoutes(services: Services): Hono {
  const { settings, keptFavourites, now } = services;
  const routes = new Hono();
  const { siteOrigins } = settings;

  routes.use(path, allowSites({ siteOrigins, methods: ["GET", "PUT"], isWithCredentials: true }));
  routes.get(path, async (context) => {
    const account = await findSignedIn(context, services);
    if (!account) return refuse(context, 401, "not-signed-in");
    return context.json({ favourites: await keptFavourites.list(account.id) });
  });
  routes.put(
    path,
    refuseForeignOrigin(siteOrigins),
    requireContentType("application/json"),
    limitBody(largestBodyBytes),
    async (context) => {
      const account = await findSignedIn(context, services);
      if (!account) return refuse(context, 401, "not-signed-in");
      const read = body.safeParse(await context.req.json().catch(() => undefined));
      if (!read.success) return refuse(context, 400, "invalid-body");
      const { favourites: added, removed } = read.data;
      await keptFavourites.change(account.id, { added, removed }, now());
      return context.json({ favourites: await keptFavourites.list(account.id) });
    },
  );
  return routes;
}
