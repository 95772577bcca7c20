import type { ReactNode } from "react";
import type { Locale } from "../../domain/locale.ts";
import type { PageFile } from "../../domain/page.ts";
import type { User } from "../../domain/user.ts";
import { config } from "../config.ts";
import { setDocumentState } from "../document-state/document-state.ts";
import { isDialogOpen } from "../document-state/open-dialog.ts";
import { pathOfPage } from "../head.ts";
import { signInUrl } from "../layout/external-urls.ts";
import { loadLanguage } from "../navigation/load-language.ts";
import { adoptStyles } from "../ui/adopt-styles.ts";
import { resetReadings } from "../visitor/reset-readings.ts";
import { followStored, storageKeys } from "../visitor/storage.ts";
import styles from "./account.css?inline";
import { type Account, askAccount } from "./ask-account.ts";
import { catchUp, showDay } from "./catch-up.ts";
import { enterHistory } from "./enter-history.ts";
import { Greeting } from "./greeting.tsx";
import type { ReadingLimit } from "./reading-limit.ts";
import { SignInDialog } from "./sign-in-dialog.tsx";
import { answerPlatformLinks, type PlatformLink } from "./sign-in-links.ts";

/** Where the account shows: the page on view. */
export interface AccountPlace {
  readonly file: PageFile;
  readonly readingLimit: ReadingLimit;
  /** The greeting stays from page to page; a notice goes with its page. */
  put: (beside: { greeting?: ReactNode; notice?: ReactNode }) => void;
}

/** Who is here, for those who follow. */
export interface FollowedAccount {
  /** To be called whenever another page is shown. */
  follow: () => void;
  /** When the platform has said, or has not. */
  known: Promise<unknown>;
  /** Whoever has signed up. */
  user: () => User | undefined;
}

/** The site's conversation with the platform. A failure is shown with a link to the address that could not be had. */
export function startAccount(place: AccountPlace, showFailure: (address: string) => void): FollowedAccount {
  const { readingLimit } = place;
  let account: Account = { state: "unknown" };
  let asked: Promise<Account> | undefined;
  let greetedIn: Locale | undefined;

  const locale = () => place.file.context.locale;
  const loadWords = async () => (await loadLanguage(locale(), "account")).messages.account;

  const signedUp = () => (account.state === "signed-up" ? account.user : undefined);

  const greet = async () => {
    const user = signedUp();
    const language = user && locale();
    greetedIn = language;
    const words = user && (await loadWords().catch(console.warn));
    // The words of a language that the visitor has left again may come last.
    if (greetedIn !== language) return;
    if (!user) place.put({ greeting: undefined });
    else if (words) place.put({ greeting: <Greeting key={user.id} user={user} words={words} /> });
    // The next page tries again.
    else greetedIn = undefined;
  };

  const ask = async () => {
    if (!config.apiUrl) return;
    const asking = askAccount();
    asked = asking;
    const answer = await asking;
    // An older answer may come last.
    if (asked !== asking) return;
    account = answer;
    setDocumentState("account", account.state);
    if (account.state !== "anonymous") readingLimit.lift();
    if (signedUp()) {
      resetReadings();
      // It may be somebody else than before.
      greetedIn = undefined;
    }
    follow();
  };

  /** The page on view is another one, or it is known now who reads it. */
  const follow = () => {
    showDay();
    if (account.state === "anonymous") readingLimit.count();
    if (greetedIn !== (signedUp() && locale())) greet();
  };

  const openDialog = async (link: PlatformLink, element: HTMLAnchorElement) => {
    const { pathname } = location;
    const words = await loadWords().catch(console.warn);
    // Whoever has gone on to another page meanwhile, or to what stands over this one, does not want it any more; nor twice.
    if (location.pathname !== pathname || isDialogOpen()) return;
    if (!words) return navigator.onLine ? location.assign(element.href) : showFailure(element.href);
    const { file } = place;
    const path = pathOfPage(file.context) ?? pathname;
    // Where another page has not come, its address stands there all the same.
    const address = path === pathname ? location.href : location.origin + path;
    // Whoever is signed in already has the rest of signing up before them (R6.2).
    const isSignedIn = account.state === "anonymous" && account.isSignedIn;
    const page = isSignedIn ? "signup" : "page" in link ? link.page : "signin";
    // Some browsers do not focus a link that is clicked on, and the focus is to come back to it.
    element.focus({ preventScroll: true });
    const leave = enterHistory(address);
    place.put({
      notice: (
        <SignInDialog
          words={words}
          address={signInUrl(page, locale(), address)}
          onBack={async () => {
            // On the new document the count must not block what was blocked here.
            await ask();
            if (place.file !== file) return;
            await leave();
            if ("template" in link) {
              // Where a step back closes nothing, the page that comes back would stand behind it.
              place.put({ notice: undefined });
              location.assign(link.template);
            } else location.reload();
          }}
          onClose={() => {
            place.put({ notice: undefined });
            leave();
          }}
        />
      ),
    });
  };

  answerPlatformLinks((link, element) => {
    // Whoever has signed up goes to the template, and where nobody could say, the platform itself asks.
    if ("template" in link && account.state !== "anonymous") return false;
    void openDialog(link, element);
    return true;
  });

  adoptStyles(styles);
  const known = ask();
  // A document that comes back from the browser's memory may be from before signing in or out.
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    catchUp();
    ask();
  });
  // Another tab sets the count to 0 when somebody has signed in there.
  followStored(storageKeys.readingCount, ({ newValue }) => newValue === "0" && ask());
  return { follow, known, user: signedUp };
}
