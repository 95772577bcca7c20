import { type Context, Hono } from "hono";
import { stream } from "hono/streaming";
import { parseEmail } from "../../domain/email.ts";
import type { Account } from "../accounts/accounts.ts";
import type { Wait } from "../accounts/throttle.ts";
import { eraseAccount, erasePerson } from "../erasing/erase-person.ts";
import { exportPerson } from "../erasing/export-person.ts";
import { acceptOwnForms } from "../http/accept-own-forms.ts";
import { readClient } from "../http/client-address.ts";
import { readLocale } from "../http/read-locale.ts";
import { readTheme } from "../http/read-theme.ts";
import { askToWait, shortWait } from "../http/refuse.ts";
import { type AccountPart, accountPage } from "../pages/account-page.ts";
import type { Problem } from "../pages/fields.ts";
import { messagePage } from "../pages/message-page.ts";
import type { Services } from "../services.ts";
import { words } from "../words/words.ts";
import { checkPassword } from "./check-password.ts";
import { findSignedIn } from "./sign-in-browser.ts";
import { checkNewPassword, isTooLongToHash, readPassword } from "./sign-in-form.ts";

const path = "/account";

interface OwnAccount {
  context: Context;
  account: Account;
  fields: URLSearchParams;
}

/** What somebody does with their own account. Whatever could take it from them asks for the password once more. */
export function accountRoutes(services: Services): Hono {
  const { settings, cookies, signIns } = services;
  const routes = new Hono();
  const forms = acceptOwnForms(settings.publicOrigin);

  routes.get(path, async (context) => {
    const account = await findSignedIn(context, services);
    return account ? show(context, account, {}) : askToSignIn(context, settings.publicOrigin);
  });
  const onForm = (name: string, handle: (own: OwnAccount) => Response | Promise<Response>) =>
    routes.post(`${path}/${name}`, ...forms, async (context) => {
      const account = await findSignedIn(context, services);
      if (!account) return askToSignIn(context, settings.publicOrigin);
      return handle({ context, account, fields: new URLSearchParams(await context.req.text()) });
    });
  routes.get(`${path}/data`, async (context) => {
    const account = await findSignedIn(context, services);
    return account ? download(context, account, services) : askToSignIn(context, settings.publicOrigin);
  });
  onForm("proof", (own) => askToProve(own, services));
  onForm("password", (own) => changePassword(own, services));
  onForm("address", (own) => changeAddress(own, services));
  onForm("deletion", (own) => deleteAccount(own, services));
  onForm("signout-everywhere", async ({ context, account }) => {
    await signIns.endAll(account.id);
    cookies.remove(context, "sign-in");
    return context.redirect(`/signin?locale=${readLocale(context)}`, 303);
  });
  return routes;
}

function askToSignIn(context: Context, publicOrigin: string): Response {
  const locale = readLocale(context);
  const redirect = `${publicOrigin}${path}?locale=${locale}`;
  return context.redirect(`/signin?${new URLSearchParams({ locale, redirect })}`, 303);
}

const placeOf = (context: Context) => ({
  operator: context.get("operator"),
  locale: readLocale(context),
  theme: readTheme(context),
});

/** All that is kept of somebody, piece by piece, as it may be much. */
function download(context: Context, { id, email, provenAt }: Account, { database }: Services): Response {
  const pieces = exportPerson(database, { accountIds: [id], email: provenAt ? email : undefined });
  context.header("Content-Type", "application/json");
  context.header("Content-Disposition", 'attachment; filename="my-data.json"');
  return stream(context, async (answer) => {
    for await (const piece of pieces) await answer.write(piece);
  });
}

interface Shown {
  news?: string;
  wrong?: { part: AccountPart; problem: Problem; typed?: string };
  status?: 200 | 400 | 401 | 429 | 503;
}

function show(context: Context, account: Account, { news, wrong, status = 200 }: Shown): Response | Promise<Response> {
  return context.html(accountPage({ ...placeOf(context), account, news, wrong }), status);
}

async function askToProve({ context, account }: OwnAccount, services: Services): Promise<Response> {
  const { throttle, settings, accountMails } = services;
  const locale = readLocale(context);
  const { proof, problems } = words[locale];
  if (account.provenAt) return show(context, account, {});
  const wait = await throttle.countMailRequest(readClient(context, settings.trustedProxies));
  if (wait) {
    askToWait(context, wait);
    return show(context, account, { news: problems.tooMany(minutesOf(wait)), status: 429 });
  }
  accountMails.askToProve(account, { locale });
  return show(context, account, { news: proof.sentAgain(account.email) });
}

const minutesOf = ({ retryAfterSeconds }: Wait) => Math.ceil(retryAfterSeconds / 60);

/** Does what needs the account's password, or answers why not. */
async function withPassword(
  own: OwnAccount,
  part: AccountPart,
  services: Services,
  run: (password: string) => Promise<Response>,
): Promise<Response> {
  const { context, account, fields } = own;
  const { proof, problems } = words[readLocale(context)];
  const typed = fields.get("email") ?? undefined;
  const answerWith = (status: 401 | 429 | 503, problem: Problem) =>
    show(context, account, { wrong: { part, problem, ...(typed && { typed }) }, status });
  const password = readPassword(fields);
  const isWrong = { text: proof.wrongPassword, field: "password" } as const;
  if (isTooLongToHash(password)) return answerWith(401, isWrong);
  const outcome = await services.hasher.withPlace(async () => {
    const checked = await checkPassword(context, account, password, services);
    return checked === "right" ? run(password) : checked;
  });
  if (outcome instanceof Response) return outcome;
  if (outcome === "wrong") return answerWith(401, isWrong);
  askToWait(context, outcome ?? shortWait);
  return outcome
    ? answerWith(429, { text: problems.tooMany(minutesOf(outcome)) })
    : answerWith(503, { text: problems.busy });
}

function changePassword(own: OwnAccount, services: Services): Promise<Response> | Response {
  const { context, account, fields } = own;
  const { accounts, hasher, signIns, knownBrowsers, mailTokens, cookies, accountMails } = services;
  const locale = readLocale(context);
  const { account: text, problems } = words[locale];
  if (!account.provenAt) return show(context, account, { news: text.needsProof, status: 400 });
  const chosen = readPassword(fields, "newPassword");
  const flaw = checkNewPassword(chosen, { email: account.email, name: account.displayName }, problems);
  if (flaw) {
    const problem = { text: flaw, field: "newPassword" } as const;
    return show(context, account, { wrong: { part: "password", problem }, status: 400 });
  }
  return withPassword(own, "password", services, async () => {
    await accounts.changePassword(account.id, await hasher.hash(account.email, chosen));
    await signIns.endAll(account.id, cookies.read(context, "sign-in"));
    await knownBrowsers.forgetAll(account.id);
    await mailTokens.endAll(account.id);
    accountMails.passwordChanged(account, { locale });
    return show(context, account, { news: text.passwordChanged });
  });
}

function changeAddress(own: OwnAccount, services: Services): Promise<Response> | Response {
  const { context, account, fields } = own;
  const { hasher, accountMails } = services;
  const locale = readLocale(context);
  const { account: text, problems } = words[locale];
  const typed = fields.get("email") ?? "";
  const email = parseEmail(typed);
  if (!email || email === account.email) {
    const problem = { text: problems.email, field: "email" } as const;
    return show(context, account, { wrong: { part: "address", problem, typed }, status: 400 });
  }
  return withPassword(own, "address", services, async (password) => {
    accountMails.moving(account, email, await hasher.hash(email, password), { locale });
    return show(context, account, { news: text.addressAsked(email) });
  });
}

function deleteAccount(own: OwnAccount, services: Services): Promise<Response> {
  const { context, account } = own;
  const { database, cookies, accountMails } = services;
  const locale = readLocale(context);
  const { account: text, newsletter } = words[locale];
  return withPassword(own, "deletion", services, async () => {
    // What belongs to the address alone is somebody's who has not proven it.
    await (account.provenAt ? erasePerson(database, account.email) : eraseAccount(database, account.id));
    cookies.remove(context, "sign-in");
    if (account.provenAt) accountMails.deleted(account, { locale });
    const { siteOrigin } = services;
    const link = { label: newsletter.toSite, address: siteOrigin };
    return context.html(messagePage({ ...placeOf(context), title: text.deletedTitle, text: text.deletedLead, link }));
  });
}
