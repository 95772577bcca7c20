import { type Context, Hono, type MiddlewareHandler } from "hono";
import { z } from "zod";
import { isPlanId, largestKeptPlanBytes, readKeptPlan } from "../../domain/plan/kept-plan.ts";
import { limits } from "../../domain/plan/plan.ts";
import { cleanText } from "../../domain/plan/read-plan.ts";
import { writePlan } from "../../domain/plan/write-plan.ts";
import { allowSites } from "../http/call-rules.ts";
import { refuseForeignOrigin, requireContentType } from "../http/cross-site.ts";
import { limitBody } from "../http/limit-body.ts";
import { refuse } from "../http/refuse.ts";
import type { ChangeOutcome } from "../plans/kept-plans.ts";
import type { Services } from "../services.ts";
import { findSignedIn } from "./sign-in-browser.ts";

const path = "/plans";
const pathOfOne = `${path}/:id`;

/** The query of a plan, which is stored as this build reads it and writes it anew. So nothing but a plan can be stored. */
const plan = z.string().transform((query, context) => {
  const read = readKeptPlan(query);
  if (read?.problems.length === 0) return writePlan(read.plan);
  context.addIssue({ code: "custom", message: "This is no plan" });
  return z.NEVER;
});

const title = z.string().transform((text) => cleanText(text, limits.title));

const version = z.number().int().min(0);

const body = z.object({ plan, title, version });

/** The routes for the plans of somebody who has signed up: docs/contracts/plans.md. */
export function planRoutes(services: Services): Hono {
  const { settings, keptPlans, now } = services;
  const routes = new Hono();
  const { siteOrigins } = settings;
  const isWithCredentials = true;

  routes.use(path, allowSites({ siteOrigins, methods: ["GET"], isWithCredentials }));
  routes.use(
    pathOfOne,
    allowSites({ siteOrigins, methods: ["GET", "PUT", "DELETE"], isWithCredentials }),
    refuseOtherIds,
  );
  routes.get(path, async (context) => {
    const account = await findSignedIn(context, services);
    if (!account) return refuse(context, 401, "not-signed-in");
    return context.json({ plans: await keptPlans.list(account.id) });
  });
  routes.get(pathOfOne, async (context) => {
    const account = await findSignedIn(context, services);
    if (!account) return refuse(context, 401, "not-signed-in");
    const found = await keptPlans.find(account.id, context.req.param("id"));
    return found ? context.json(found) : refuse(context, 404, "not-found");
  });
  routes.put(
    pathOfOne,
    refuseForeignOrigin(siteOrigins),
    requireContentType("application/json"),
    limitBody(largestKeptPlanBytes),
    async (context) => {
      const account = await findSignedIn(context, services);
      if (!account) return refuse(context, 401, "not-signed-in");
      const read = body.safeParse(await context.req.json().catch(() => undefined));
      if (!read.success) return refuse(context, 400, "invalid-body");
      const outcome = await keptPlans.keep(account.id, { id: context.req.param("id"), ...read.data }, now());
      return outcome.is === "done" ? context.json(outcome.plan) : refuseChange(context, outcome);
    },
  );
  routes.delete(pathOfOne, refuseForeignOrigin(siteOrigins), async (context) => {
    const account = await findSignedIn(context, services);
    if (!account) return refuse(context, 401, "not-signed-in");
    const seen = version.safeParse(Number(context.req.query("version") ?? Number.NaN));
    if (!seen.success) return refuse(context, 400, "invalid-body");
    const outcome = await keptPlans.remove(account.id, context.req.param("id"), seen.data);
    return outcome.is === "done" ? context.body(null, 204) : refuseChange(context, outcome);
  });
  return routes;
}

const refuseOtherIds: MiddlewareHandler = async (context, next) =>
  isPlanId(context.req.param("id")) || context.req.method === "OPTIONS" ? next() : refuse(context, 404, "not-found");

function refuseChange(context: Context, outcome: Exclude<ChangeOutcome, { is: "done" }>) {
  switch (outcome.is) {
    case "missing":
      return refuse(context, 404, "not-found");
    case "full":
      return refuse(context, 413, "too-many-plans");
    case "conflict":
      return context.json({ error: "conflict", message: "Keep both.", present: outcome.present }, 409);
  }
}
