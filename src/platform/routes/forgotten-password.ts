import { type Context, Hono } from "hono";
import { parseEmail } from "../../domain/email.ts";
import { acceptOwnForms } from "../http/accept-own-forms.ts";
import { readClient } from "../http/client-address.ts";
import { askToWait, minutesOf, refuse, shortWait } from "../http/refuse.ts";
import { forgottenPage, newPasswordPage } from "../pages/forgotten-pages.ts";
import { messagePage } from "../pages/message-page.ts";
import type { SignInVisit } from "../pages/sign-in-pages.ts";
import type { Services } from "../services.ts";
import { words } from "../words/words.ts";
import { type FollowedLink, followLink, refuseLink } from "./answer-to-link.ts";
import { signInBrowser } from "./sign-in-browser.ts";
import { checkNewPassword, readPassword } from "./sign-in-form.ts";
import { readVisit } from "./sign-in-visit.ts";
import { tellOf } from "./tell-of.ts";

const resetPath = "/signin/reset";

/** A forgotten password: a mail with a link, and a new password behind it. Below `/signin`, because the frame of the site shows it too. */
export function forgottenPasswordRoutes(services: Services): Hono {
  const routes = new Hono();
  const forms = acceptOwnForms(services.settings.publicOrigin);
  routes.get("/signin/forgotten", (context) => {
    const visit = readVisit(context, services);
    return visit ? context.html(forgottenPage(visit)) : refuse(context, 400, "wrong-redirect");
  });
  routes.post("/signin/forgotten", ...forms, async (context) => {
    const visit = readVisit(context, services);
    return visit ? askForLink(context, visit, services) : refuse(context, 400, "wrong-redirect");
  });
  routes.get(resetPath, async (context) => {
    const visit = readVisit(context, services);
    if (!visit) return refuse(context, 400, "wrong-redirect");
    const followed = await followLink(context, ["reset"], services);
    if (followed instanceof Response) return followed;
    return context.html(newPasswordPage(visit, { email: followed.link.email, token: followed.token }));
  });
  routes.post(resetPath, ...forms, async (context) => {
    const visit = readVisit(context, services);
    if (!visit) return refuse(context, 400, "wrong-redirect");
    const followed = await followLink(context, ["reset"], services);
    return followed instanceof Response ? followed : setPassword(context, visit, followed, services);
  });
  return routes;
}

async function askForLink(context: Context, visit: SignInVisit, services: Services): Promise<Response> {
  const { settings, throttle, accountMails, securityLog } = services;
  const { forgotten, problems } = words[visit.locale];
  const typed = new URLSearchParams(await context.req.text()).get("email") ?? "";
  const email = parseEmail(typed);
  if (!email) {
    const problem = { text: problems.email, field: "email" } as const;
    return context.html(forgottenPage(visit, { email: typed, problem }), 400);
  }
  context.set("triedEmail", email);
  const client = readClient(context, settings.trustedProxies);
  const wait = await throttle.countMailRequest(client);
  if (wait) {
    askToWait(context, wait);
    const problem = { text: problems.tooMany(minutesOf(wait)) };
    return context.html(forgottenPage(visit, { email: typed, problem }), 429);
  }
  securityLog.tell("password-forgotten", { client, email });
  accountMails.forgotten(email, visit);
  return context.html(messagePage({ ...visit, title: forgotten.title, text: forgotten.sent(email) }));
}

/** Whoever has the link reads the mails of the address: the account is theirs from now on, and nobody else's. */
async function setPassword(
  context: Context,
  visit: SignInVisit,
  { token, link }: FollowedLink,
  services: Services,
): Promise<Response> {
  const { accounts, accountChanges, hasher, mailTokens, accountMails, now } = services;
  const { problems } = words[visit.locale];
  const { email } = link;
  const account = await accounts.findById(link.accountId);
  if (!account) return refuseLink(context, "ended");
  const password = readPassword(new URLSearchParams(await context.req.text()));
  const answerWith = (status: 400 | 503, text: string) =>
    context.html(newPasswordPage(visit, { email, token, problem: { text, field: "password" } }), status);
  const flaw = checkNewPassword(password, { email, name: account.displayName }, problems);
  if (flaw) return answerWith(400, flaw);
  const passwordHash = await hasher.withPlace(() => hasher.hash(email, password));
  if (!passwordHash) {
    askToWait(context, shortWait);
    return answerWith(503, problems.busy);
  }
  if (!(await mailTokens.take(token, now()))) return refuseLink(context, "used");
  const proven = await accountChanges.prove({ link, passwordHash }, now());
  if (!proven) return refuseLink(context, "ended");
  tellOf(context, "password-changed", proven, services);
  if (!(await signInBrowser(context, proven, services))) return refuseLink(context, "ended");
  accountMails.passwordChanged(proven, visit);
  return context.redirect(visit.redirect, 303);
}
