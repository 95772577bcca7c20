import { type Context, Hono } from "hono";
import type { Settings } from "../environment.ts";
import { isFromThisMachine } from "../http/from-this-machine.ts";
import { refuse } from "../http/refuse.ts";
import { outboxPage } from "../pages/outbox-page.ts";
import type { Services } from "../services.ts";
import { isThisMachine } from "../this-machine.ts";

const policyOfMails =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The mails of a platform without a mail server, for whoever sits at its machine. Nobody else is told that there is such a page, and a platform
 * that others can reach has none.
 */
export function outboxRoutes({ outbox, settings }: Pick<Services, "outbox" | "settings">): Hono {
  const routes = new Hono();
  if (!hasOutboxPage(settings)) return routes;
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

/** Whether mails can be read on a page. Elsewhere a proxy could pass on the requests of others as if they came from this machine. */
export function hasOutboxPage({ smtpUrl, publicOrigin, trustedProxies }: Settings): boolean {
  return smtpUrl === undefined && trustedProxies === 0 && isThisMachine(new URL(publicOrigin).hostname);
}
