import { type Context, Hono } from "hono";
import type { Account } from "../accounts/accounts.ts";
import { acceptOwnForms } from "../http/accept-own-forms.ts";
import { placeOfPage } from "../http/place-of-page.ts";
import { readLocale } from "../http/read-locale.ts";
import { askToWait, minutesOf, shortWait } from "../http/refuse.ts";
import type { Problem } from "../pages/fields.ts";
import { messagePage } from "../pages/message-page.ts";
import { proofPage } from "../pages/proof-page.ts";
import type { Services } from "../services.ts";
import { words } from "../words/words.ts";
import { type FollowedLink, followLink, refuseLink } from "./answer-to-link.ts";
import { checkPassword } from "./check-password.ts";
import { findSignedIn, signInBrowser } from "./sign-in-browser.ts";
import { isTooLongToHash, readPassword } from "./sign-in-form.ts";
import { readVisit } from "./sign-in-visit.ts";
import { tellOf } from "./tell-of.ts";

/** A link whose account is still there. */
interface Proving extends FollowedLink {
  account: Account;
  isSignedIn: boolean;
}

/**
 * Proves an address by the link in a mail. The link alone is not enough: somebody else may have signed up with the address, and its reader
 * would give them a proven account. Only in a browser that is signed in to the account, or with its password, it becomes the reader's.
 */
export function proveAddressRoutes(services: Services): Hono {
  const { settings } = services;
  const routes = new Hono();
  const forms = acceptOwnForms(settings.publicOrigin);
  // Opening the page changes nothing, because mail programs open links as well.
  routes.get("/prove", async (context) => {
    const proving = await findProving(context, services);
    return proving instanceof Response ? proving : show(context, proving, services);
  });
  routes.post("/prove", ...forms, async (context) => {
    const proving = await findProving(context, services);
    return proving instanceof Response ? proving : prove(context, proving, services);
  });
  routes.post("/prove/delete", ...forms, async (context) => {
    const proving = await findProving(context, services);
    if (proving instanceof Response) return proving;
    const { accounts, mailTokens, now } = services;
    if (proving.link.purpose !== "prove") return refuseLink(context, "ended");
    if (!(await mailTokens.take(proving.token, now()))) return refuseLink(context, "used");
    if (!(await accounts.deleteUnproven(proving.account.id))) return refuseLink(context, "ended");
    tellOf(context, "account-deleted", proving.account, services);
    const locale = readLocale(context);
    const { proof, account } = words[locale];
    return context.html(messagePage({ ...placeOfPage(context), title: account.deletedTitle, text: proof.deleted }));
  });
  return routes;
}

async function findProving(context: Context, services: Services): Promise<Proving | Response> {
  const followed = await followLink(context, ["prove", "move"], services);
  if (followed instanceof Response) return followed;
  const account = await services.accounts.findById(followed.link.accountId);
  if (!account) return refuseLink(context, "ended");
  const signedIn = await findSignedIn(context, services);
  return { ...followed, account, isSignedIn: signedIn?.id === account.id };
}

async function show(
  context: Context,
  { link, account, isSignedIn }: Proving,
  { accounts }: Services,
  problem?: Problem,
  status: 200 | 401 | 429 | 503 = 200,
): Promise<Response> {
  return context.html(
    proofPage({
      ...placeOfPage(context),
      search: new URL(context.req.url).search,
      email: link.email,
      isSignedIn,
      hasOthers: await accounts.hasOthers(link.email, account.id),
      canDelete: link.purpose === "prove",
      ...(problem && { problem }),
    }),
    status,
  );
}

async function prove(context: Context, proving: Proving, services: Services): Promise<Response> {
  const { link, token, account, isSignedIn } = proving;
  const { hasher, accountChanges, mailTokens, accountMails, now } = services;
  const locale = readLocale(context);
  const { proof, problems, refusals } = words[locale];
  if (!isSignedIn) {
    const password = readPassword(new URLSearchParams(await context.req.text()));
    const outcome = isTooLongToHash(password)
      ? "wrong"
      : await hasher.withPlace(() => checkPassword(context, account, password, services));
    if (outcome === "wrong")
      return show(context, proving, services, { text: proof.wrongPassword, field: "password" }, 401);
    if (outcome !== "right") {
      askToWait(context, outcome ?? shortWait);
      const text = outcome ? problems.tooMany(minutesOf(outcome)) : problems.busy;
      return show(context, proving, services, { text }, outcome ? 429 : 503);
    }
  }
  if (!(await mailTokens.take(token, now()))) return refuseLink(context, "used");
  const { email } = link;
  const proven = await accountChanges.prove({ link }, now());
  if (!proven) return refuseLink(context, "ended");
  tellOf(context, link.purpose === "move" ? "address-changed" : "address-proven", proven, services);
  if (link.purpose === "move" && account.provenAt) accountMails.moved(account, { locale });
  if (!isSignedIn) await signInBrowser(context, proven, services);
  const redirect = readVisit(context, services)?.redirect ?? "/";
  return context.html(
    messagePage({
      ...placeOfPage(context),
      title: proof.title,
      text: proof.done(email),
      link: { label: refusals.toStart, address: redirect },
    }),
  );
}
