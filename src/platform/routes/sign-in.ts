import { type Context, Hono } from "hono";
import type { Account } from "../accounts/accounts.ts";
import type { Wait } from "../accounts/throttle.ts";
import { acceptOwnForms } from "../http/accept-own-forms.ts";
import { readClient } from "../http/client-address.ts";
import { logFailure } from "../http/log-failure.ts";
import { askToWait, minutesOf, refuse, shortWait } from "../http/refuse.ts";
import type { Problem } from "../pages/fields.ts";
import { type FormState, type SignInVisit, signInPage, signUpPage } from "../pages/sign-in-pages.ts";
import type { Services } from "../services.ts";
import { askWhereLed } from "../templates/asking-address.ts";
import { words } from "../words/words.ts";
import { signInBrowser } from "./sign-in-browser.ts";
import { type CheckedForm, checkForm, type Kind, readForm } from "./sign-in-form.ts";
import { readVisit } from "./sign-in-visit.ts";

const pages = { signin: signInPage, signup: signUpPage };

/** Pages and forms to sign in, sign up and sign out: docs/contracts/sign-in-frame.md. */
export function signInRoutes(services: Services): Hono {
  const { settings, cookies, signIns } = services;
  const routes = new Hono();
  const forms = acceptOwnForms(settings.publicOrigin);
  for (const kind of ["signin", "signup"] as const) {
    routes.get(`/${kind}`, (context) => {
      const visit = readVisit(context, services);
      if (!visit) return refuse(context, 400, "wrong-redirect");
      const redirect = askWhereLed(context, visit.redirect, settings);
      return context.html(pages[kind]({ ...visit, redirect }, reasonOf(visit, settings.publicOrigin)));
    });
    routes.post(`/${kind}`, ...forms, (context) => enter(context, kind, services));
  }
  routes.post("/signout", ...forms, async (context) => {
    const visit = readVisit(context, services);
    if (!visit) return refuse(context, 400, "wrong-redirect");
    await signIns.end(cookies.read(context, "sign-in"));
    cookies.remove(context, "sign-in");
    return context.redirect(visit.redirect, 303);
  });
  return routes;
}

/** A visitor who wanted to use a template is told why they are asked to sign in. */
function reasonOf({ locale, redirect }: SignInVisit, publicOrigin: string): FormState {
  return redirect.startsWith(`${publicOrigin}/templates/`) ? { reason: words[locale].templates.needsSignIn } : {};
}

async function enter(context: Context, kind: Kind, services: Services): Promise<Response> {
  const visit = readVisit(context, services);
  if (!visit) return refuse(context, 400, "wrong-redirect");
  const form = readForm(await context.req.text());
  const answerWith = (status: 400 | 401 | 429 | 503, problem: Problem, wait?: Wait) => {
    if (wait) askToWait(context, wait);
    return context.html(pages[kind](visit, { email: form.email, name: form.name, problem }), status);
  };

  const { problems, signIn } = words[visit.locale];
  const checked = checkForm(kind, form, problems);
  if ("problem" in checked) return answerWith(400, checked.problem);
  try {
    const outcome = await services.hasher.withPlace(() => attempt(context, kind, checked, visit, services));
    if (outcome === "in") return context.redirect(visit.redirect, 303);
    if (outcome === "wrong") return answerWith(401, { text: signIn.wrong, field: "password" });
    if (outcome) return answerWith(429, { text: problems.tooMany(minutesOf(outcome)) }, outcome);
  } catch (error) {
    logFailure(context, error);
  }
  return answerWith(503, { text: problems.busy }, shortWait);
}

/** Counts the attempt, and signs in if it is allowed and the credentials are right. */
async function attempt(
  context: Context,
  kind: Kind,
  checked: CheckedForm,
  visit: SignInVisit,
  services: Services,
): Promise<"in" | "wrong" | Wait> {
  const { email } = checked.credentials;
  context.set("triedEmail", email);
  const client = readClient(context, services.settings.trustedProxies);
  const [browser] = services.cookies.read(context, "browser");
  const admission = await services.throttle.countAttempt({
    client,
    email,
    // Signing up creates the account first, and so it always finds one.
    browser:
      kind === "signin" && browser
        ? { token: browser, findAccounts: () => services.knownBrowsers.findAccounts(browser, email) }
        : undefined,
  });
  if ("retryAfterSeconds" in admission) return admission;
  const account = await findAccount(kind, checked, services);
  const wait = await admission.confirm(account?.id);
  if (wait) return wait;
  if (!account) {
    services.securityLog.tell("sign-in-failed", { client, email });
    return "wrong";
  }
  // Signing up always succeeds, and could be used to guess the password of an account.
  if (kind === "signin") await admission.excuse();
  // Where its network has asked for too many mails, it is signed up all the same.
  const mayMail = kind === "signup" && !(await services.throttle.countMailRequest(client));
  if (!(await signInBrowser(context, account, services))) return "wrong";
  services.securityLog.tell(kind === "signup" ? "signed-up" : "signed-in", { client, email, accountId: account.id });
  if (mayMail) services.accountMails.askToProve(account, visit);
  return "in";
}

function findAccount(
  kind: Kind,
  { credentials, name }: CheckedForm,
  { accounts, now }: Services,
): Promise<Account | undefined> {
  return kind === "signup" ? accounts.findOrCreate(credentials, name, now()) : accounts.find(credentials);
}
