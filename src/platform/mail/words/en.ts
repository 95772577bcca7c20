import type { MailWording } from "./mail-wording.ts";

const worksOnce = (hours: number) =>
  hours === 1 ? "The link works once, within an hour." : `The link works once, within ${hours} hours.`;

export const en: MailWording = {
  prove: ({ brand, firstName, email }) => ({
    subject: `Confirm your email address at ${brand}`,
    lines: [
      `Hello ${firstName},`,
      `an account at ${brand} was created with the address ${email}. Confirm that it is yours: if you ever forget your password, we can then send you a new one.`,
    ],
    action: "Confirm my address",
    notes: [worksOnce(48), "You did not create an account? Open the link and delete it, or ignore this email."],
  }),
  hasAccount: ({ brand, firstName, email }) => ({
    subject: `You already have an account at ${brand}`,
    lines: [
      `Hello ${firstName},`,
      `somebody has just entered ${email} at ${brand}, to which your account belongs. If it was you, sign in with the password of that account.`,
    ],
    action: "Sign in",
    notes: [
      "You have forgotten the password? Ask for a new one where you sign in.",
      "It was not you? Then there is nothing to do: nobody else can use your account.",
    ],
  }),
  reset: ({ brand, firstName }) => ({
    subject: `A new password for ${brand}`,
    lines: [`Hello ${firstName},`, `here you choose a new password for your account at ${brand}.`],
    action: "Choose a new password",
    notes: [worksOnce(1), "You did not ask for it? Ignore this email: your password stays as it is."],
  }),
  noAccount: ({ brand, email }) => ({
    subject: `No account at ${brand} with this address`,
    lines: [
      "Hello,",
      `somebody asked for a new password for ${email}. There is no account at ${brand} with this address: perhaps you signed up with another one.`,
    ],
    action: "Create an account",
    notes: ["It was not you? Ignore this email."],
  }),
  passwordChanged: ({ brand, firstName }) => ({
    subject: `Your password at ${brand} was changed`,
    lines: [
      `Hello ${firstName},`,
      "your password was just changed, and all other devices were signed out.",
      "If it was not you, choose a new password now.",
    ],
    action: "Choose a new password",
  }),
  move: ({ brand, firstName, email }) => ({
    subject: `Confirm your new email address at ${brand}`,
    lines: [
      `Hello ${firstName},`,
      `your account at ${brand} is to have the address ${email} from now on. Confirm that it is yours.`,
    ],
    action: "Confirm my new address",
    notes: [worksOnce(48), "You did not ask for it? Ignore this email."],
  }),
  moved: ({ brand, firstName, email }) => ({
    subject: `Your account at ${brand} has another email address`,
    lines: [
      `Hello ${firstName},`,
      `your account at ${brand} had the address ${email}. It now has another one, which was confirmed by email.`,
      "If it was not you, get in touch with the people who run the site: see the end of this email.",
    ],
  }),
  deleted: ({ brand, firstName }) => ({
    subject: `Your account at ${brand} is deleted`,
    lines: [`Hello ${firstName},`, `your account at ${brand} is deleted, and everything that was kept with it.`],
    notes: ["Copies in backups are overwritten in time."],
  }),
  subscribe: ({ brand, email }) => ({
    subject: `Please confirm: news from ${brand}`,
    lines: [
      "Hello,",
      `somebody has subscribed ${email} to the news from ${brand}. Confirm that it was you, and they will come.`,
    ],
    action: "Confirm the subscription",
    notes: [worksOnce(48), "It was not you? Ignore this email: nothing will be sent to you."],
  }),
  isSubscribed: ({ brand, email }) => ({
    subject: `You are already subscribed to the news from ${brand}`,
    lines: [
      "Hello,",
      `somebody has subscribed ${email} to the news from ${brand} again. They come to this address already, and nothing changes.`,
    ],
  }),
  subscribed: ({ brand, email }) => ({
    subject: `Welcome to the news from ${brand}`,
    lines: ["Hello,", `${email} is now subscribed to the news from ${brand}.`],
    action: "Unsubscribe",
  }),
};
