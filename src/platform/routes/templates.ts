import { type Context, Hono } from "hono";
import type { Account } from "../accounts/accounts.ts";
import { acceptOwnForms } from "../http/accept-own-forms.ts";
import { isOpenedOnPurpose } from "../http/opened-on-purpose.ts";
import { readLocale } from "../http/read-locale.ts";
import { refuse } from "../http/refuse.ts";
import { type TemplateNews, templatesPage } from "../pages/templates-page.ts";
import type { Services } from "../services.ts";
import { asking } from "../templates/asking-address.ts";
import { describeTemplate } from "../templates/describe-template.ts";
import { type KeptTemplate, readTemplateKey, type TemplateKey } from "../templates/kept-templates.ts";
import { findSignedIn } from "./sign-in-browser.ts";

/** The page "My templates", and using a template: docs/contracts/use-this-template.md. */
export function templateRoutes(services: Services): Hono {
  const { settings, keptTemplates, keptPlans, siteTemplates, siteOrigin, now } = services;

  const askToSignIn = (context: Context, path = context.req.path) => {
    const locale = readLocale(context);
    const redirect = `${settings.publicOrigin}${path}?locale=${locale}`;
    return context.redirect(`/signin?${new URLSearchParams({ locale, redirect })}`, 303);
  };

  const show = async (context: Context, account: Account, news?: TemplateNews) => {
    const [kept, plans, templates] = await Promise.all([
      keptTemplates.list(account.id),
      keptPlans.listWhole(account.id),
      siteTemplates.read(),
    ]);
    const locale = readLocale(context);
    return context.html(
      templatesPage({
        operator: context.get("operator"),
        locale,
        account,
        templates: kept,
        plans,
        describe: (template) => describeTemplate(template, locale, { siteOrigin, templates }),
        news: news ?? readNews(context, kept, now()),
      }),
    );
  };

  const use = async (context: Context, isWanted: boolean) => {
    const template = readTemplate(context);
    if (!template) return refuse(context, 404, "not-found");
    const account = await findSignedIn(context, services);
    if (!account) {
      // The page to sign in has to know which site led here.
      context.header("Referrer-Policy", "strict-origin-when-cross-origin");
      return askToSignIn(context);
    }
    if (!isWanted) return show(context, account, { offered: template });
    await keptTemplates.keep(account.id, template, now());
    return show(context, account, { added: template });
  };

  /** Changes the list, and leads to it: a page that can be loaded again, and come back to. */
  const change = async (context: Context, make: (account: Account, template: TemplateKey) => Promise<NewsQuery>) => {
    const template = readTemplate(context);
    if (!template) return refuse(context, 404, "not-found");
    const account = await findSignedIn(context, services);
    if (!account) return askToSignIn(context, "/");
    const query = new URLSearchParams({ locale: readLocale(context), ...(await make(account, template)) });
    return context.redirect(`/?${query}`, 303);
  };

  const routes = new Hono();
  routes.get("/", async (context) => {
    const account = await findSignedIn(context, services);
    return account ? show(context, account) : askToSignIn(context);
  });
  const path = "/templates/:kind/:slug";
  const forms = acceptOwnForms(settings.publicOrigin);
  const wantedFrom = [settings.publicOrigin, ...settings.siteOrigins];
  routes.get(path, (context) =>
    use(context, context.req.query(asking) === undefined && isOpenedOnPurpose(context, wantedFrom)),
  );
  routes.post(path, ...forms, (context) => use(context, true));
  routes.post(`${path}/remove`, ...forms, (context) =>
    change(context, async ({ id }, template) => {
      const removed = await keptTemplates.remove(id, template);
      return removed ? { removed: nameOf(template), used: removed.keptAt.toISOString() } : {};
    }),
  );
  routes.post(`${path}/restore`, ...forms, (context) =>
    change(context, async ({ id }, template) => {
      const used = readMoment(new URLSearchParams(await context.req.text()).get("used"), now());
      await keptTemplates.keep(id, template, used);
      return { restored: nameOf(template) };
    }),
  );
  return routes;
}

/** What has become of a template, in the address of the list that shows it. */
type NewsQuery = { removed?: string; used?: string; restored?: string };

const nameOf = ({ kind, slug }: TemplateKey) => `${kind}/${slug}`;

function readTemplate({ req }: Context): TemplateKey | undefined {
  return readTemplateKey(req.param("kind"), req.param("slug"));
}

/** An address may be old, or somebody else's: what it says is only shown where the list agrees. */
function readNews({ req }: Context, kept: readonly KeptTemplate[], now: Date): TemplateNews {
  const read = (name: keyof NewsQuery) => readTemplateKey(...(req.query(name) ?? "").split("/"));
  const isKept = (template: TemplateKey) => kept.some((each) => nameOf(each) === nameOf(template));
  const restored = read("restored");
  if (restored && isKept(restored)) return { restored };
  const removed = read("removed");
  if (removed && !isKept(removed)) return { removed: { ...removed, keptAt: readMoment(req.query("used"), now) } };
  return {};
}

/** The moment that a form of the page sends back, if it is one of the past. */
function readMoment(text: string | null | undefined, now: Date): Date {
  const moment = new Date(text ?? Number.NaN);
  return moment.getTime() >= 0 && moment < now ? moment : now;
}
