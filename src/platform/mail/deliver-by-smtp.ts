import { createTransport } from "nodemailer";
import type { Deliver } from "./mail.ts";

/** A server that does not answer within these times is tried again later. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Delivers over a mail server, such as `smtps://user:password@smtp.example`. */
export function deliverBySmtp(smtpUrl: string, from: string): Deliver {
  const transport = createTransport({ url: smtpUrl, ...patience }, { from });
  return async ({ to, subject, text, html, unsubscribe }) => {
    await transport.sendMail({
      to,
      subject,
      text,
      html,
      // Programs that answer by themselves, such as holiday notes, stay silent.
      headers: { "Auto-Submitted": "auto-generated", ...(unsubscribe && oneClick(unsubscribe)) },
      // Addresses and texts come from visitors: no file or address in them is ever opened.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
}

const oneClick = (address: string) => ({
  "List-Unsubscribe": `<${address}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});
