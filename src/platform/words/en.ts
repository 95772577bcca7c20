import { longestName } from "../accounts/name-rules.ts";
import { passwordLength } from "../accounts/password-rules.ts";
import type { Wording } from "./wording.ts";

export const en: Wording = {
  signIn: {
    title: "Sign in",
    lead: "Go on reading, and keep the templates you want to use.",
    email: "Email address",
    password: "Password",
    submit: "Sign in",
    noAccount: "No account yet?",
    toSignUp: "Create one",
    wrong: "This address and this password do not go together. Check both, or create an account.",
  },
  signUp: {
    title: "Create an account",
    lead: "Free, and ready in a minute.",
    name: "Your name",
    passwordHint: `At least ${passwordLength.atLeast} characters. A short sentence is easier to remember.`,
    submit: "Create the account",
    hasAccount: "Already have an account?",
    toSignIn: "Sign in",
  },
  problems: {
    email: "Write an email address, such as nora@example.org.",
    name: `Write the name by which you want to be greeted, in at most ${longestName} characters.`,
    passwordTooShort: `Choose a password of at least ${passwordLength.atLeast} characters.`,
    passwordTooLong: `Choose a password of at most ${passwordLength.atMost} characters.`,
    passwordTooCommon: "Many people use this password, so it would be guessed at once. Choose another one.",
    passwordIsOwn: "This is your own name or address, which anybody would try first. Choose another one.",
    tooMany: (minutes) => `Too many attempts. Try again in ${minutes} min.`,
    busy: "Many people are signing in at this moment. Try again in a few seconds.",
  },
  templates: {
    title: "My templates",
    greeting: (firstName) => `Hello ${firstName}`,
    none: "No template yet. Choose one on the site, and “Use this template” brings it here.",
    keep: "Add this template to my templates",
    kept: "It is now among your templates, the first in the list.",
    inspiration: "Activity",
    session: "Session",
    browse: "Choose templates",
    signOut: "Sign out",
    needsSignIn: "Sign in to use this template.",
  },
  refusals: {
    notFound: "This page does not exist",
    notFoundText: "The address is incomplete, or the page has moved.",
    redirect: "This link does not lead back to the site",
    redirectText:
      "For your safety, signing in only leads back to sites that belong to it. Go back, and start again there.",
    refused: "This request was refused",
    refusedText: "It came from another site, or was not complete. Open the page anew, and try again.",
    busy: "Too busy at this moment",
    busyText: "Many people are here at the same time. Wait a few seconds, and load the page again.",
    toStart: "To the start page",
    again: "Try again",
  },
};
