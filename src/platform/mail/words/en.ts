import type { MailWording } from "./mail-wording.ts";

const worksOnce = (hours: number) => `The link works once, within the next ${hours === 1 ? "hour" : `${hours} hours`}.`;

export const en: MailWording = {
  prove: ({ brand, firstName, email }) => ({
    subject: `Confirm your email address for ${brand}`,
    lines: [
      `Hello ${firstName},`,
      `An account has been created at ${brand} with the address ${email}. Please confirm that the address is yours: if you ever forget your password, we can then send you a link to choose a new one.`,
    ],
    action: "Confirm my address",
    notes: [worksOnce(48), "If the account is not yours, you can delete it with the same link, or ignore this email."],
  }),
  hasAccount: ({ brand, firstName, email }) => ({
    subject: `You already have an account at ${brand}`,
    lines: [
      `Hello ${firstName},`,
      `Somebody has just entered the address ${email} at ${brand}. You already have an account with this address: if it was you, sign in with the password of that account.`,
    ],
    action: "Sign in",
    notes: [
      "If you have forgotten the password, you can choose a new one from the sign-in page.",
      "If it was not you, there is nothing to do: your account has not changed.",
    ],
  }),
  reset: ({ brand, firstName }) => ({
    subject: `A new password for ${brand}`,
    lines: [`Hello ${firstName},`, `With this link you can choose a new password for your account at ${brand}.`],
    action: "Choose a new password",
    notes: [worksOnce(1), "If you did not ask for it, ignore this email: your password stays as it is."],
  }),
  noAccount: ({ brand, email }) => ({
    subject: `No account at ${brand} with this address`,
    lines: [
      "Hello,",
      `Somebody has asked for a new password for ${email}. There is no account at ${brand} with this address: perhaps you created yours with another one.`,
    ],
    action: "Create an account",
    notes: ["If it was not you, ignore this email."],
  }),
  passwordChanged: ({ brand, firstName }) => ({
    subject: `Your password at ${brand} has been changed`,
    lines: [
      `Hello ${firstName},`,
      "Your password has just been changed, and all other devices have been signed out.",
      "If it was not you, choose a new password now.",
    ],
    action: "Choose a new password",
  }),
  move: ({ brand, firstName, email }) => ({
    subject: `Confirm your new email address for ${brand}`,
    lines: [
      `Hello ${firstName},`,
      `The address of your account at ${brand} will change to ${email} as soon as you confirm that this address is yours.`,
    ],
    action: "Confirm my new address",
    notes: [worksOnce(48), "If you did not ask for it, ignore this email."],
  }),
  moved: ({ brand, firstName, email }) => ({
    subject: `Your account at ${brand} has another email address`,
    lines: [
      `Hello ${firstName},`,
      `Your account at ${brand} had the address ${email}. It now has another one, which has been confirmed by email.`,
      "If you did not change it, please get in touch with us: the address of our site is at the end of this email.",
    ],
  }),
  deleted: ({ brand, firstName }) => ({
    subject: `Your account at ${brand} has been deleted`,
    lines: [`Hello ${firstName},`, `Your account at ${brand} has been deleted, with everything that was kept in it.`],
    notes: ["Copies in backups will be overwritten in time."],
  }),
  subscribe: ({ brand, email }) => ({
    subject: `Confirm your subscription to the ${brand} newsletter`,
    lines: [
      "Hello,",
      `Somebody has subscribed ${email} to the ${brand} newsletter. If it was you, please confirm, and we will send it to you.`,
    ],
    action: "Confirm my subscription",
    notes: [worksOnce(48), "If it was not you, ignore this email: we will not send you anything else."],
  }),
  isSubscribed: ({ brand, email }) => ({
    subject: `You are already subscribed to the ${brand} newsletter`,
    lines: [
      "Hello,",
      `Somebody has subscribed ${email} to the ${brand} newsletter once more. It already goes to this address, so nothing changes.`,
    ],
  }),
  subscribed: ({ brand, email }) => ({
    subject: `Welcome to the ${brand} newsletter`,
    lines: ["Hello,", `${email} is now subscribed to the ${brand} newsletter.`],
    action: "Unsubscribe",
  }),
};
