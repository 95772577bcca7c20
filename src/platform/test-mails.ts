import type { Mail } from "./mail/mail.ts";

/** The path and query of the link in a mail, which stands on a line of its own. */
export function linkIn(mail: Pick<Mail, "subject" | "text"> | undefined): string {
  const [address] = /^http\S*$/m.exec(mail?.text ?? "") ?? [];
  if (!address) throw new Error(`There is no link in ${mail ? `"${mail.subject}"` : "a mail that did not come"}`);
  const { pathname, search } = new URL(address);
  return pathname + search;
}
