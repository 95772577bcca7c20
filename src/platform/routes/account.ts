import { type Context, Hono } from "hono";
import { stream } from "hono/streaming";
import type { StreamingApi } from "hono/utils/stream";
import { parseEmail } from "../../domain/email.ts";
import type { Account } from "../accounts/accounts.ts";
import type { Wait } from "../accounts/throttle.ts";
import { eraseAccount, erasePerson } from "../erasing/erase-person.ts";
import { exportPerson } from "../erasing/export-person.ts";
import { acceptOwnForms } from "../http/accept-own-forms.ts";
import { readClient } from "../http/client-address.ts";
import { logFailure } from "../http/log-failure.ts";
import { placeOfPage } from "../http/place-of-page.ts";
import { readLocale } from "../http/read-locale.ts";
import { askToWait, minutesOf, shortWait } from "../http/refuse.ts";
import { type AccountPart, accountPage } from "../pages/account-page.ts";
import type { Problem } from "../pages/fields.ts";
import { messagePage } from "../pages/message-page.ts";
import type { Services } from "../services.ts";
import { words } from "../words/words.ts";
import { checkPassword } from "./check-password.ts";
import { findSignedIn, signInBrowser } from "./sign-in-browser.ts";
import { checkNewPassword, isTooLongToHash, readPassword } from "./sign-in-form.ts";
import { tellOf } from "./tell-of.ts";

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
    return account ? show(context, account, {}) : askToSignIn(context, services);
  });
  const onForm = (name: string, handle: (own: OwnAccount) => Response | Promise<Response>) =>
    routes.post(`${path}/${name}`, ...forms, async (context) => {
      const account = await findSignedIn(context, services);
      if (!account) return askToSignIn(context, services);
      return handle({ context, account, fields: new URLSearchParams(await context.req.text()) });
    });
  onForm("proof", (own) => askToProve(own, services));
  onForm("password", (own) => changePassword(own, services));
  onForm("address", (own) => changeAddress(own, services));
  onForm("data", (own) => download(own, services));
  onForm("deletion", (own) => deleteAccount(own, services));
  onForm("signout-everywhere", async ({ context, account }) => {
    await signIns.endAll(account.id);
    tellOf(context, "signed-out-everywhere", account, services);
    cookies.remove(context, "sign-in");
    return context.redirect(`/signin?locale=${readLocale(context)}`, 303);
  });
  return routes;
}

function askToSignIn(context: Context, { settings }: Services): Response {
  const locale = readLocale(context);
  const redirect = `${settings.publicOrigin}${path}?locale=${locale}`;
  return context.redirect(`/signin?${new URLSearchParams({ locale, redirect })}`, 303);
}

interface Shown {
  news?: string;
  wrong?: { part: AccountPart; problem: Problem; typed?: string };
  status?: 200 | 400 | 401 | 429 | 503;
}

function show(context: Context, account: Account, { news, wrong, status = 200 }: Shown): Response | Promise<Response> {
  return context.html(accountPage({ ...placeOfPage(context), account, news, wrong }), status);
}

async function askToProve({ context, account }: OwnAccount, services: Services): Promise<Response> {
  const locale = readLocale(context);
  const { proof, problems } = words[locale];
  if (account.provenAt) return show(context, account, {});
  const wait = await countMail(context, services);
  if (wait) return show(context, account, { news: problems.tooMany(minutesOf(wait)), status: 429 });
  services.accountMails.askToProve(account, { locale });
  return show(context, account, { news: proof.sentAgain(account.email) });
}

async function countMail(context: Context, { throttle, settings }: Services): Promise<Wait | undefined> {
  const wait = await throttle.countMailRequest(readClient(context, settings.trustedProxies));
  if (wait) askToWait(context, wait);
  return wait;
}

interface Guarded<Prepared> {
  part: AccountPart;
  /** What else has to be hashed, while there is a place for it. */
  prepare?: (password: string) => Promise<Prepared>;
  /** Runs after the place for hashing is free again, because it may take long. */
  run: (prepared: Prepared) => Promise<Response>;
}

/** Does what needs the account's password, or answers why not. */
async function withPassword<Prepared = undefined>(
  { context, account, fields }: OwnAccount,
  services: Services,
  { part, prepare, run }: Guarded<Prepared>,
): Promise<Response> {
  const { proof, problems } = words[readLocale(context)];
  const typed = fields.get("email") ?? undefined;
  const answerWith = (status: 401 | 429 | 503, problem: Problem) =>
    show(context, account, { wrong: { part, problem, ...(typed && { typed }) }, status });
  const password = readPassword(fields);
  const isWrong = { text: proof.wrongPassword, field: "password" } as const;
  if (isTooLongToHash(password)) return answerWith(401, isWrong);
  const outcome = await services.hasher.withPlace(async () => {
    const checked = await checkPassword(context, account, password, services);
    return checked === "right" ? { prepared: (await prepare?.(password)) as Prepared } : checked;
  });
  if (outcome === "wrong") return answerWith(401, isWrong);
  if (outcome && "prepared" in outcome) return run(outcome.prepared);
  askToWait(context, outcome ?? shortWait);
  return outcome
    ? answerWith(429, { text: problems.tooMany(minutesOf(outcome)) })
    : answerWith(503, { text: problems.busy });
}

function changePassword(own: OwnAccount, services: Services): Promise<Response> | Response {
  const { context, account, fields } = own;
  const { accountChanges, hasher, accountMails } = services;
  const locale = readLocale(context);
  const { account: text, problems } = words[locale];
  if (!account.provenAt) return show(context, account, { news: text.needsProof, status: 400 });
  const chosen = readPassword(fields, "newPassword");
  const flaw = checkNewPassword(chosen, { email: account.email, name: account.displayName }, problems);
  if (flaw) {
    const problem = { text: flaw, field: "newPassword" } as const;
    return show(context, account, { wrong: { part: "password", problem }, status: 400 });
  }
  return withPassword(own, services, {
    part: "password",
    prepare: () => hasher.hash(account.email, chosen),
    run: async (passwordHash) => {
      const changed = await accountChanges.changePassword(account.id, passwordHash);
      // This browser gets a new token as well: somebody may have copied the one that it had.
      if (!changed || !(await signInBrowser(context, changed, services))) return askToSignIn(context, services);
      tellOf(context, "password-changed", changed, services);
      accountMails.passwordChanged(changed, { locale });
      return show(context, changed, { news: text.passwordChanged });
    },
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
  return withPassword(own, services, {
    part: "address",
    prepare: (password) => hasher.hash(email, password),
    run: async (passwordHash) => {
      const wait = await countMail(context, services);
      if (wait) return show(context, account, { news: problems.tooMany(minutesOf(wait)), status: 429 });
      accountMails.moving(account, { email, passwordHash }, { locale });
      return show(context, account, { news: text.addressAsked(email) });
    },
  });
}

/** A file of all that is kept of somebody, piece by piece, as it may be much. */
function download(own: OwnAccount, services: Services): Promise<Response> {
  const { context, account } = own;
  const { database, exports } = services;
  return withPassword(own, services, {
    part: "data",
    run: async () => {
      const end = exports.begin(account.id);
      if (!end) {
        askToWait(context, shortWait);
        return show(context, account, { news: words[readLocale(context)].problems.busy, status: 503 });
      }
      tellOf(context, "account-exported", account, services);
      const person = { accountIds: [account.id], email: account.provenAt ? account.email : undefined };
      context.header("Content-Type", "application/json");
      context.header("Content-Disposition", 'attachment; filename="my-data.json"');
      const send = async (answer: StreamingApi) => {
        // Events of a device may be another person's who has used it.
        for await (const piece of exportPerson(database, person, { isNamedAlone: true })) {
          if (answer.aborted) break;
          await answer.write(piece);
        }
        end();
      };
      return stream(context, send, async (error) => {
        end();
        logFailure(context, error);
      });
    },
  });
}

function deleteAccount(own: OwnAccount, services: Services): Promise<Response> {
  const { context, account } = own;
  const { database, accounts, cookies, accountMails } = services;
  const locale = readLocale(context);
  const { account: text, newsletter } = words[locale];
  return withPassword(own, services, {
    part: "deletion",
    run: async () => {
      // Read once more: it may have moved since, and its former address may be another's by now.
      const { id, email, provenAt } = (await accounts.findById(account.id)) ?? account;
      // What belongs to the address alone is somebody's who has not proven it.
      await (provenAt ? erasePerson(database, email) : eraseAccount(database, id));
      tellOf(context, "account-deleted", account, services);
      cookies.remove(context, "sign-in");
      if (provenAt) accountMails.deleted({ ...account, email }, { locale });
      const link = { label: newsletter.toSite, address: services.siteOrigin };
      return context.html(
        messagePage({ ...placeOfPage(context), title: text.deletedTitle, text: text.deletedLead, link }),
      );
    },
  });
}
