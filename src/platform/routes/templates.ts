import { and, desc, eq, ne, or, sql } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { isSlug } from "../../domain/slug.ts";
import { type TemplateKind, templateKinds } from "../../domain/template.ts";
import type { Account } from "../accounts/accounts.ts";
import type { Database } from "../database/open-database.ts";
import { keptTemplates } from "../database/schema.ts";
import { acceptOwnForms } from "../http/accept-own-forms.ts";
import { isOpenedOnPurpose } from "../http/opened-on-purpose.ts";
import { readLocale } from "../http/read-locale.ts";
import { refuse } from "../http/refuse.ts";
import { type KeptTemplate, type TemplateAtHand, templatesPage } from "../pages/templates-page.ts";
import type { Services } from "../services.ts";

/** The platform does not know which templates exist, so any slug can be kept. More than this would only make the page slow. */
const keptAtMost = 300;

/** The page "My templates", and using a template: docs/contracts/use-this-template.md. */
export function templateRoutes(services: Services): Hono {
  const { settings, database, cookies, signIns, now } = services;

  const findAccount = (context: Context): Promise<Account | undefined> =>
    signIns.find(cookies.read(context, "sign-in"), now());

  const askToSignIn = (context: Context) => {
    const locale = readLocale(context);
    const redirect = `${settings.publicOrigin}${context.req.path}?locale=${locale}`;
    return context.redirect(`/signin?${new URLSearchParams({ locale, redirect })}`, 303);
  };

  const show = async (context: Context, account: Account, about: TemplateAtHand = {}) => {
    const templates = await database
      .select({ kind: keptTemplates.kind, slug: keptTemplates.slug })
      .from(keptTemplates)
      .where(eq(keptTemplates.accountId, account.id))
      .orderBy(...lastUsedFirst)
      .limit(keptAtMost);
    return context.html(
      templatesPage({
        locale: readLocale(context),
        brand: settings.brand,
        firstName: account.firstName,
        templates,
        siteOrigin: settings.siteOrigins[0] ?? settings.publicOrigin,
        ...about,
      }),
    );
  };

  const use = async (context: Context, isWanted: boolean) => {
    const template = readTemplate(context.req.param("kind"), context.req.param("slug"));
    if (!template) return refuse(context, 404, "not-found");
    const account = await findAccount(context);
    if (!account) return askToSignIn(context);
    if (!isWanted) return show(context, account, { offered: template });
    await keep(database, account, template, now());
    return show(context, account, { added: template });
  };

  const routes = new Hono();
  routes.get("/", async (context) => {
    const account = await findAccount(context);
    return account ? show(context, account) : askToSignIn(context);
  });
  const path = "/templates/:kind/:slug";
  const wantedFrom = [settings.publicOrigin, ...settings.siteOrigins];
  routes.get(path, (context) => use(context, isOpenedOnPurpose(context, wantedFrom)));
  routes.post(path, ...acceptOwnForms(settings.publicOrigin), (context) => use(context, true));
  return routes;
}

const lastUsedFirst = [desc(keptTemplates.keptAt), keptTemplates.slug, keptTemplates.kind];

/** Keeps a template and, in the same statement, removes those beyond the limit that were used longest ago. */
async function keep(database: Database, { id: accountId }: Account, template: KeptTemplate, now: Date): Promise<void> {
  const { kind, slug } = keptTemplates;
  const isOfAccount = eq(keptTemplates.accountId, accountId);
  const tooMany = database
    .select({ kind, slug })
    .from(keptTemplates)
    .where(and(isOfAccount, or(ne(kind, template.kind), ne(slug, template.slug))))
    .orderBy(...lastUsedFirst)
    .offset(keptAtMost - 1);
  const forgotten = database.$with("forgotten").as(
    database
      .delete(keptTemplates)
      .where(and(isOfAccount, sql`(${kind}, ${slug}) in ${tooMany}`))
      .returning(),
  );
  await database
    .with(forgotten)
    .insert(keptTemplates)
    .values({ accountId, ...template, keptAt: now })
    .onConflictDoUpdate({ target: [keptTemplates.accountId, kind, slug], set: { keptAt: now } });
}

function readTemplate(kind = "", slug = ""): KeptTemplate | undefined {
  const known = templateKinds.find((each): each is TemplateKind => each === kind);
  return known && isSlug(slug) ? { kind: known, slug } : undefined;
}
