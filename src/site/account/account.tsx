import type { ReactNode } from "react";
import type { Locale } from "../../domain/locale.ts";
import type { PageFile } from "../../domain/page.ts";
import type { User } from "../../domain/user.ts";
import { config } from "../config.ts";
import { setDocumentState } from "../document-state/document-state.ts";
import { isDialogOpen } from "../document-state/open-dialog.ts";
import { wasDrawnBeforehand } from "../document-state/when-opened.ts";
import { pathOfPage } from "../head.ts";
import { signInUrl } from "../layout/external-urls.ts";
import { loadChunk } from "../navigation/load-chunk.ts";
import { loadLanguage } from "../navigation/load-language.ts";
import { adoptStyles } from "../ui/adopt-styles.ts";
import { resetReadings } from "../visitor/reset-readings.ts";
import { followStored, readStored, storageKeys } from "../visitor/storage.ts";
import styles from "./account.css?inline";
import { type Account, askAccount } from "./ask-account.ts";
import { catchUp, showDay } from "./catch-up.ts";
import { enterHistory } from "./enter-history.ts";
import { Greeting } from "./greeting.tsx";
import { keepForAccount } from "./keep-for-account.ts";
import type { ReadingLimit } from "./reading-limit.ts";
import { answerPlatformLinks, type PlatformLink } from "./sign-in-links.ts";

/** The place that shows the account: the page on view. */
export interface AccountPlace {
  readonly file: PageFile;
  readonly readingLimit: ReadingLimit;
  /** The greeting stays from page to page; a notice goes with its page. */
  readonly beside: { put: (shown: { greeting?: ReactNode; notice?: ReactNode }) => void };
}

/** The visitor's account, for other parts that need to know it. */
export interface FollowedAccount {
  /** To be called whenever another page is shown. */
  follow: () => void;
  /** Settled once the platform has answered, or has failed to. */
  known: Promise<unknown>;
  /** The visitor, if they have signed up. */
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
    // The words of a language that the visitor has left again may arrive last.
    if (greetedIn !== language) return;
    if (!user) place.beside.put({ greeting: undefined });
    else if (words) place.beside.put({ greeting: <Greeting key={user.id} user={user} words={words} /> });
    // The next page tries again.
    else greetedIn = undefined;
  };

  const keepFavourites = keepForAccount(
    "favourites-on-platform",
    () => import("./favourites-on-platform.ts"),
    ({ FavouritesOnPlatform }, id) => new FavouritesOnPlatform(id),
  );
  const keepPlans = keepForAccount(
    "plans-on-platform",
    () => import("./plans-on-platform.ts"),
    ({ PlansOnPlatform }, id) => new PlansOnPlatform(id),
  );
  /** Whether the visitor has made a plan in this browser, or is about to. */
  const hasPlans = () => place.file.data.screen === "plan" || readStored(storageKeys.plans) !== null;

  const ask = async () => {
    if (!config.apiUrl) return;
    const asking = askAccount();
    asked = asking;
    const answer = await asking;
    // An older answer may come last.
    if (asked !== asking) return;
    account = answer;
    setDocumentState("account", account.state);
    void keepFavourites(signedUp()?.id);
    if (account.state === "anonymous") readingLimit.hold();
    else readingLimit.lift();
    if (signedUp()) {
      resetReadings();
      // It may be somebody else than before.
      greetedIn = undefined;
    }
    follow();
  };

  /** To be called when another page is shown, and when the platform has answered. */
  const follow = () => {
    showDay();
    if (greetedIn !== (signedUp() && locale())) greet();
    void keepPlans(hasPlans() ? signedUp()?.id : undefined);
  };

  const openDialog = async (link: PlatformLink, element: HTMLAnchorElement) => {
    const { pathname } = location;
    const parts = await Promise.all([
      loadWords(),
      loadChunk("sign-in-dialog", () => import("./sign-in-dialog.tsx")),
    ]).catch(console.warn);
    // They may come after the visitor has gone on to another page or opened another dialog: then this one is not
    // wanted any more.
    if (location.pathname !== pathname || isDialogOpen()) return;
    if (!parts) return navigator.onLine ? location.assign(element.href) : showFailure(element.href);
    const [words, { SignInDialog }] = parts;
    const { file } = place;
    const path = pathOfPage(file.context) ?? pathname;
    // The address may be that of a page on its way. The page on view is the one to come back to.
    const address = path === pathname ? location.href : location.origin + path;
    // A visitor who has signed in without signing up goes on with signing up (R6.2).
    const isSignedIn = account.state === "anonymous" && account.isSignedIn;
    const page = isSignedIn ? "signup" : "page" in link ? link.page : "signin";
    // Some browsers do not focus a link that is clicked on, and the focus is to come back to it.
    element.focus({ preventScroll: true });
    const leave = enterHistory(address);
    place.beside.put({
      notice: (
        <SignInDialog
          words={words}
          address={signInUrl(page, locale(), address)}
          onBack={async () => {
            // Asked first, so that the reading count of the new document does not block a page that was blocked here.
            await ask();
            if (place.file !== file) return;
            await leave();
            if ("template" in link) {
              // Without an entry of its own in the history, a step back leaves the dialog open. It would stand there
              // when the visitor comes back.
              place.beside.put({ notice: undefined });
              location.assign(link.template);
            } else location.reload();
          }}
          onClose={() => {
            place.beside.put({ notice: undefined });
            leave();
          }}
        />
      ),
    });
  };

  answerPlatformLinks((link, element) => {
    // A visitor who has signed up goes straight to the template. If the platform did not answer, its own page asks.
    if ("template" in link && account.state !== "anonymous") return false;
    void openDialog(link, element);
    return true;
  });

  adoptStyles(styles);
  if (wasDrawnBeforehand()) catchUp();
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
