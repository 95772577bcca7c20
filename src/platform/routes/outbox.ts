import { type Context, Hono } from "hono";
import { isFromThisMachine } from "../http/from-this-machine.ts";
import { refuse } from "../http/refuse.ts";
import { outboxPage } from "../pages/outbox-page.ts";
import type { Services } from "../services.ts";

const policyOfMails =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The mails of a platform without a mail server, for whoever sits at its machine. Nobody else is told that there is such a page. */
export function outboxRoutes({ outbox }: Services): Hono {
  const routes = new Hono();
  if (!outbox) return routes;
  const onlyHere = (context: Context, answer: () => Promise<Response>) =>
    isFromThisMachine(context) ? answer() : refuse(context, 404, "not-found");
  routes.get("/outbox", (context) =>
    onlyHere(context, async () =>
      context.html(outboxPage({ operator: context.get("operator"), mails: await outbox.list() })),
    ),
  );
  routes.get("/outbox/:id", (context) =>
    onlyHere(context, async () => {
      const mail = await outbox.find(context.req.param("id") ?? "");
      if (!mail) return refuse(context, 404, "not-found");
      return context.html(mail.html, 200, { "Content-Security-Policy": policyOfMails });
    }),
  );
  return routes;
}
